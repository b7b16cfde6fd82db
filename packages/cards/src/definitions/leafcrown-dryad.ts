import { card, continuous, gain, keyword, mana, modifyPT } from '@spellwright/dsl'

export const leafcrownDryad = card({
  name: 'Leafcrown Dryad',
  cost: '{1}{G}',
  type: 'Enchantment Creature — Nymph Dryad',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'bestow', cost: [mana('{3}{G}')] }),
    keyword('reach'),
    continuous({ affects: 'attachedTo', apply: [modifyPT(2, 2), gain('reach')] }),
  ],
})
