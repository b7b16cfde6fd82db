import {
  activated,
  addMana,
  anyColor,
  card,
  countersOn,
  entersWithCounters,
  removeCounter,
  sacrificeIt,
  tap,
  when,
} from '@spellwright/dsl'

export const gemstoneMine = card({
  name: 'Gemstone Mine',
  type: 'Land',
  abilities: [
    entersWithCounters('mining', 3),
    activated({
      cost: [tap, removeCounter('mining')],
      effects: [
        addMana(anyColor()),
        when({ kind: 'compare', quantity: countersOn('self', 'mining'), is: { exactly: 0 } }, sacrificeIt('self')),
      ],
    }),
  ],
})
