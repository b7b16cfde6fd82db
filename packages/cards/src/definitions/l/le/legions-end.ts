import { all, card, controllerOf, exile, spell, target, the } from '@spellwright/dsl'

export const legionsEnd = card({
  name: "Legion's End",
  cost: '{1}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', controller: 'opponent', manaValue: { atMost: 2 } }) },
      effects: [
        exile(
          all({
            type: 'creature',
            controller: controllerOf(the('creature')),
            any: [{ among: the('creature') }, { name: { sameAs: the('creature') } }],
          }),
        ),
        { kind: 'revealHand', player: controllerOf(the('creature')) },
        exile(
          all({ zone: ['hand', 'graveyard'], owner: controllerOf(the('creature')), name: { sameAs: the('creature') } }),
        ),
      ],
    }),
  ],
})
