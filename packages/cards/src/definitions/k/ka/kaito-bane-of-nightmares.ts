import {
  activated,
  card,
  continuous,
  draw,
  gain,
  keyword,
  loyalty,
  mana,
  matches,
  modifyPT,
  putCounters,
  setBasePT,
  tapIt,
  target,
  the,
  when,
} from '@spellwright/dsl'

export const kaitoBaneOfNightmares = card({
  name: 'Kaito, Bane of Nightmares',
  cost: '{2}{U}{B}',
  type: 'Legendary Planeswalker — Kaito',
  loyalty: 4,
  abilities: [
    keyword({ kind: 'ninjutsu', cost: [mana('{1}{U}{B}')] }),
    continuous({
      condition: {
        kind: 'all',
        conditions: [
          { kind: 'isTurnOf', player: 'you' },
          matches('self', { counters: { counter: 'loyalty', count: { atLeast: 1 } } }),
        ],
      },
      affects: 'self',
      apply: [{ kind: 'setTypes', types: ['creature'], subtypes: ['Ninja'] }, setBasePT(3, 4), gain('hexproof')],
    }),
    activated({
      cost: [loyalty(1)],
      effects: [
        {
          kind: 'getEmblem',
          player: 'you',
          abilities: [continuous({ affects: { subtype: 'Ninja', controller: 'you' }, apply: [modifyPT(1, 1)] })],
        },
      ],
    }),
    activated({
      cost: [loyalty(0)],
      effects: [
        { kind: 'surveil', player: 'you', count: 2 },
        when({ kind: 'happened', event: { kind: 'lifeLost', player: 'opponent' }, when: 'thisTurn' }, draw(1)),
      ],
    }),
    activated({
      cost: [loyalty(-2)],
      targets: { creature: target({ type: 'creature' }) },
      effects: [tapIt(the('creature')), putCounters('stun', 2, the('creature'))],
    }),
  ],
})
