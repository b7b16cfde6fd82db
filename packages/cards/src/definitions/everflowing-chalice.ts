import { activated, addMana, card, countersOn, entersWithCounters, keyword, mana, tap } from '@spellwright/dsl'

export const everflowingChalice = card({
  name: 'Everflowing Chalice',
  cost: '{0}',
  type: 'Artifact',
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{2}')], times: 'multi' }),
    entersWithCounters('charge', { kind: 'timesKicked' }),
    activated({ cost: [tap], effects: [addMana({ kind: 'fixed', mana: '{C}', times: countersOn('self', 'charge') })] }),
  ],
})
