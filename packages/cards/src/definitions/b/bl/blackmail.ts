import { card, exactly, spell, targetPlayer, the } from '@spellwright/dsl'

export const blackmail = card({
  name: 'Blackmail',
  cost: '{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        {
          kind: 'choose',
          player: the('player'),
          from: { zone: 'hand' },
          whose: the('player'),
          count: exactly(3),
          as: 'three',
        },
        { kind: 'reveal', what: the('three') },
        { kind: 'chooseAmong', player: 'you', among: the('three'), count: exactly(1), as: 'card' },
        { kind: 'discardCards', what: the('card') },
      ],
    }),
  ],
})
