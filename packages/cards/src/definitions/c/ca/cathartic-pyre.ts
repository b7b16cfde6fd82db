import { bound, card, chooseOne, dealDamage, draw, spell, target, the } from '@spellwright/dsl'

export const catharticPyre = card({
  name: 'Cathartic Pyre',
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        {
          targets: { target: target({ type: ['creature', 'planeswalker'] }) },
          effects: [dealDamage(3, the('target'))],
        },
        {
          effects: [
            { kind: 'chooseWord', player: 'you', choose: { kind: 'number', min: 0, max: 2 }, as: 'number' },
            { kind: 'discard', player: 'you', count: bound('number'), how: 'choice', as: 'discarded' },
            draw(bound('discarded')),
          ],
        },
      ),
      effects: [],
    }),
  ],
})
