import { card, count, exactly, spell, targetPlayer, the } from '@spellwright/dsl'

export const miresToll = card({
  name: "Mire's Toll",
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
          count: exactly(count({ subtype: 'Swamp', controller: 'you' })),
          as: 'shown',
        },
        { kind: 'reveal', what: the('shown') },
        { kind: 'chooseAmong', player: 'you', among: the('shown'), count: exactly(1), as: 'card' },
        { kind: 'discardCards', what: the('card') },
      ],
    }),
  ],
})
