import { card, enters, keyword, matches, target, the, triggered } from '@spellwright/dsl'

export const lutriTheSpellchaser = card({
  name: 'Lutri, the Spellchaser',
  cost: '{1}{U/R}{U/R}',
  type: 'Legendary Creature — Elemental Otter',
  power: 3,
  toughness: 2,
  abilities: [
    keyword({ kind: 'companion', condition: { each: { not: { type: 'land' } }, compared: 'differentName' } }),
    keyword('flash'),
    triggered({
      on: enters('self'),
      condition: matches('self', { is: 'wasCast' }),
      targets: { copied: target({ zone: 'stack', type: ['instant', 'sorcery'], controller: 'you' }) },
      effects: [{ kind: 'copySpell', what: the('copied'), count: 1, newTargets: 'may' }],
    }),
  ],
})
