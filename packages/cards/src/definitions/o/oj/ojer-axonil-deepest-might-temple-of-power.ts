import {
  activated,
  dies,
  eventAmount,
  keyword,
  mana,
  ownerOf,
  powerOf,
  replacement,
  returnTo,
  tap,
  tapForMana,
  transform,
  triggered,
  twoFaced,
} from '@spellwright/dsl'

export const ojerAxonilDeepestMightTempleOfPower = twoFaced(
  'transform',
  {
    name: 'Ojer Axonil, Deepest Might',
    type: 'Legendary Creature — God',
    cost: '{2}{R}{R}',
    power: 4,
    toughness: 4,
    abilities: [
      keyword('trample'),
      replacement({
        kind: 'damage',
        source: { color: 'R', controller: 'you' },
        to: { player: 'opponent' },
        combat: 'noncombat',
        change: { kind: 'amount', change: { set: { kind: 'most', of: [eventAmount, powerOf('self')] } } },
      }),
      triggered({
        on: dies('self'),
        effects: [returnTo('battlefield', 'self', { enters: ['tapped', 'transformed'], under: ownerOf('self') })],
      }),
    ],
  },
  {
    name: 'Temple of Power',
    type: 'Land',
    abilities: [
      tapForMana('{R}'),
      activated({
        cost: [mana('{2}{R}'), tap],
        timing: 'sorcery',
        condition: {
          kind: 'compare',
          quantity: {
            kind: 'eventTotal',
            event: { kind: 'damage', source: { color: 'R', controller: 'you' }, combat: 'noncombat' },
            when: 'thisTurn',
          },
          is: { atLeast: 4 },
        },
        effects: [transform('self')],
      }),
    ],
  },
)
