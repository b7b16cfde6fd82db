import { addType, card, continuous, keyword, setBasePT } from '@spellwright/dsl'

export const ensoulArtifact = card({
  name: 'Ensoul Artifact',
  cost: '{1}{U}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'artifact' } }),
    continuous({ affects: 'attachedTo', apply: [addType('creature'), setBasePT(5)] }),
  ],
})
