import {
  anyNumber,
  bound,
  card,
  dealsDamageToPlayer,
  eventAmount,
  keyword,
  put,
  putCounters,
  the,
  triggered,
  when,
} from '@spellwright/dsl'

export const nashiSearcherInTheDark = card({
  name: 'Nashi, Searcher in the Dark',
  cost: '{U}{B}',
  type: 'Legendary Creature — Rat Ninja Wizard',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('menace'),
    triggered({
      on: dealsDamageToPlayer('self', 'combat'),
      effects: [
        { kind: 'mill', player: 'you', count: eventAmount, as: 'milled' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('milled'),
          filter: { any: [{ supertype: 'legendary' }, { type: 'enchantment' }] },
          count: anyNumber,
          as: 'chosen',
        },
        put('hand', the('chosen')),
        when({ kind: 'compare', quantity: bound('chosen'), is: { exactly: 0 } }, putCounters('+1/+1', 1, 'self')),
      ],
    }),
  ],
})
