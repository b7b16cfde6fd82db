import {
  activated,
  anyColor,
  card,
  discard,
  draw,
  gainLife,
  mana,
  replacement,
  tap,
  tapForMana,
  triggered,
} from '@spellwright/dsl'

export const theCelestus = card({
  name: 'The Celestus',
  cost: '{3}',
  type: 'Legendary Artifact',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'daytime', daytime: 'day' }] },
      { condition: { kind: 'isDaytime', is: 'neither' } },
    ),
    tapForMana(anyColor()),
    activated({
      cost: [mana('{3}'), tap],
      effects: [
        {
          kind: 'if',
          condition: { kind: 'isDaytime', is: 'night' },
          then: [{ kind: 'becomeDaytime', daytime: 'day' }],
          else: [{ kind: 'becomeDaytime', daytime: 'night' }],
        },
      ],
      timing: 'sorcery',
    }),
    triggered({
      on: { kind: 'daytime' },
      effects: [gainLife(1), { kind: 'may', player: 'you', effects: [draw(1)], then: [discard(1)] }],
    }),
  ],
})
