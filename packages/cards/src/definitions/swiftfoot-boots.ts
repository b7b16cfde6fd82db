import { card, continuous, gain, keyword, mana } from '@spellwright/dsl'

export const swiftfootBoots = card({
  name: 'Swiftfoot Boots',
  cost: '{2}',
  type: 'Artifact — Equipment',
  abilities: [
    continuous({ affects: 'attachedTo', apply: [gain('hexproof'), gain('haste')] }),
    keyword({ kind: 'equip', cost: [mana('{1}')] }),
  ],
})
