import {
  card,
  createToken,
  destroy,
  dies,
  gainLife,
  spell,
  target,
  the,
  times,
  token,
  triggered,
  upTo,
  X,
} from '@spellwright/dsl'

export const pestInfestation = card({
  name: 'Pest Infestation',
  cost: '{X}{X}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { permanents: target({ type: ['artifact', 'enchantment'] }, { count: upTo(X) }) },
      effects: [
        destroy(the('permanents')),
        createToken(
          times(2, X),
          token({
            colors: ['B', 'G'],
            type: 'Creature — Pest',
            power: 1,
            toughness: 1,
            abilities: [triggered({ on: dies('self'), effects: [gainLife(1)] })],
          }),
        ),
      ],
    }),
  ],
})
