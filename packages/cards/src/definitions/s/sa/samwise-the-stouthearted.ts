import { card, enters, keyword, returnTo, target, the, triggered, upTo } from '@spellwright/dsl'

export const samwiseTheStouthearted = card({
  name: 'Samwise the Stouthearted',
  cost: '{1}{W}',
  type: 'Legendary Creature — Halfling Peasant',
  power: 2,
  toughness: 1,
  abilities: [
    keyword('flash'),
    triggered({
      on: enters('self'),
      targets: {
        card: target(
          { zone: 'graveyard', owner: 'you', is: ['putFromBattlefieldThisTurn', 'permanentCard'] },
          { count: upTo(1) },
        ),
      },
      effects: [returnTo('hand', the('card')), { kind: 'ringTempts' }],
    }),
  ],
})
