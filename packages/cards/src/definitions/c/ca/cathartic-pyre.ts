import { bound, card, chooseOne, dealDamage, draw, spell, target, the, upTo } from '@spellwright/dsl'

export const catharticPyre = card({
  name: 'Cathartic Pyre',
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        {
          targets: { victim: target({ type: ['creature', 'planeswalker'] }) },
          effects: [dealDamage(3, the('victim'))],
        },
        {
          effects: [
            { kind: 'choose', player: 'you', from: { zone: 'hand' }, whose: 'you', count: upTo(2), as: 'cards' },
            { kind: 'discardCards', what: the('cards'), as: 'discarded' },
            draw(bound('discarded')),
          ],
        },
      ),
      effects: [],
    }),
  ],
})
