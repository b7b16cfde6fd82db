import {
  activated,
  addSubtype,
  anyTarget,
  apply,
  atBeginningOf,
  createToken,
  dealDamage,
  exile,
  FOOD,
  keyword,
  loyalty,
  ownerOf,
  putCounters,
  returnTo,
  target,
  the,
  triggered,
  twoFaced,
  when,
  youControlIt,
} from '@spellwright/dsl'

export const sorinOfHouseMarkovSorinRavenousNeonate = twoFaced(
  'transform',
  {
    name: 'Sorin of House Markov',
    cost: '{1}{B}',
    type: 'Legendary Creature — Human Noble',
    power: 1,
    toughness: 4,
    abilities: [
      keyword('lifelink'),
      keyword('extort'),
      triggered({
        on: atBeginningOf(['main2'], 'you'),
        condition: {
          kind: 'compare',
          quantity: { kind: 'eventTotal', event: { kind: 'lifeGained', player: 'you' }, when: 'thisTurn' },
          is: { atLeast: 3 },
        },
        effects: [
          exile('self', { as: 'exiled' }),
          returnTo('battlefield', the('exiled'), { enters: ['transformed'], under: ownerOf(the('exiled')) }),
        ],
      }),
    ],
  },
  {
    name: 'Sorin, Ravenous Neonate',
    type: 'Legendary Planeswalker — Sorin',
    loyalty: 3,
    colorIndicator: ['B', 'W'],
    abilities: [
      activated({ cost: [loyalty(2)], effects: [createToken(1, FOOD)] }),
      activated({
        cost: [loyalty(-1)],
        targets: { target: anyTarget },
        effects: [
          dealDamage(
            { kind: 'eventTotal', event: { kind: 'lifeGained', player: 'you' }, when: 'thisTurn' },
            the('target'),
          ),
        ],
      }),
      activated({
        cost: [loyalty(-6)],
        targets: { creature: target({ type: 'creature' }) },
        effects: [
          apply(the('creature'), [youControlIt, addSubtype('Vampire')], 'game'),
          when(
            { kind: 'exists', of: { controller: 'you', color: 'W', other: true, not: { among: the('creature') } } },
            putCounters('lifelink', 1, the('creature')),
          ),
        ],
      }),
    ],
  },
)
