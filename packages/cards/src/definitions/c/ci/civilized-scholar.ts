import {
  activated,
  atBeginningOf,
  draw,
  matches,
  tap,
  tapIt,
  the,
  transform,
  triggered,
  twoFaced,
  untap,
  when,
} from '@spellwright/dsl'

export const civilizedScholar = twoFaced(
  'transform',
  {
    name: 'Civilized Scholar',
    cost: '{2}{U}',
    type: 'Creature — Human Advisor',
    power: 0,
    toughness: 1,
    abilities: [
      activated({
        cost: [tap],
        effects: [
          draw(1),
          { kind: 'discard', player: 'you', count: 1, how: 'choice', as: 'discarded' },
          when(matches(the('discarded'), { type: 'creature' }), untap('self'), transform('self')),
        ],
      }),
    ],
  },
  {
    name: 'Homicidal Brute',
    type: 'Creature — Human Mutant',
    power: 5,
    toughness: 1,
    colorIndicator: ['R'],
    abilities: [
      triggered({
        on: atBeginningOf('end', 'you'),
        condition: matches('self', { is: 'didNotAttackThisTurn' }),
        effects: [tapIt('self'), transform('self')],
      }),
    ],
  },
)
