import { card, rule, triggered, youCast } from '@spellwright/dsl'

export const echoesOfEternity = card({
  name: 'Echoes of Eternity',
  type: 'Kindred Enchantment — Eldrazi',
  cost: '{3}{C}{C}{C}',
  abilities: [
    rule({ kind: 'triggersAgain', abilitiesOf: { is: 'colorless', controller: 'you', other: true } }),
    triggered({
      on: youCast({ is: 'colorless' }),
      effects: [{ kind: 'copySpell', what: 'eventObject', count: 1, newTargets: 'may' }],
    }),
  ],
})
