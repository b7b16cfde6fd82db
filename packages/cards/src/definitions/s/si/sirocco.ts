import { all, card, payLife, spell, targetPlayer, the, unless } from '@spellwright/dsl'

export const sirocco = card({
  name: 'Sirocco',
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        { kind: 'revealHand', player: the('player') },
        {
          kind: 'forEach',
          what: all({ color: 'U', type: 'instant', zone: 'hand', owner: the('player') }),
          as: 'card',
          effects: [unless(the('player'), [payLife(4)], { kind: 'discardCards', what: the('card') })],
        },
      ],
    }),
  ],
})
