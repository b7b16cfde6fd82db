import { card, keyword, matches, triggered, youCast } from '@spellwright/dsl'

export const fireLordAzula = card({
  name: 'Fire Lord Azula',
  type: 'Legendary Creature — Human Noble',
  cost: '{1}{U}{B}{R}',
  power: 4,
  toughness: 4,
  abilities: [
    keyword({ kind: 'firebending', count: 2 }),
    triggered({
      on: youCast({}),
      while: matches('self', { is: 'attacking' }),
      effects: [{ kind: 'copySpell', what: 'eventObject', count: 1, newTargets: 'may' }],
    }),
  ],
})
