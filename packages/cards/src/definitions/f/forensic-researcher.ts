import { activated, card, collectEvidence, tap, tapIt, target, the, untap } from '@spellwright/dsl'

export const forensicResearcher = card({
  name: 'Forensic Researcher',
  cost: '{2}{U}',
  type: 'Creature — Merfolk Detective',
  power: 1,
  toughness: 3,
  abilities: [
    activated({
      cost: [tap],
      targets: { permanent: target({ controller: 'you', other: true }) },
      effects: [untap(the('permanent'))],
    }),
    activated({
      cost: [tap, collectEvidence(3)],
      targets: { creature: target({ type: 'creature', not: { controller: 'you' } }) },
      effects: [tapIt(the('creature'))],
    }),
  ],
})
