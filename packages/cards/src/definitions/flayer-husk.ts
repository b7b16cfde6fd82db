import { card, continuous, keyword, mana, modifyPT } from '@spellwright/dsl'

export const flayerHusk = card({
  name: 'Flayer Husk',
  cost: '{1}',
  type: 'Artifact — Equipment',
  abilities: [
    keyword('living weapon'),
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 1)] }),
    keyword({ kind: 'equip', cost: [mana('{2}')] }),
  ],
})
