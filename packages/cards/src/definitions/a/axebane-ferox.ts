import { card, collectEvidence, keyword, keywords } from '@spellwright/dsl'

export const axebaneFerox = card({
  name: 'Axebane Ferox',
  cost: '{2}{G}{G}',
  type: 'Creature — Beast',
  power: 4,
  toughness: 4,
  abilities: [...keywords('deathtouch', 'haste'), keyword({ kind: 'ward', cost: [collectEvidence(4)] })],
})
