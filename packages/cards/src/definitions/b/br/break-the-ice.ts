import { card, destroy, keyword, mana, spell, target, the } from '@spellwright/dsl'

export const breakTheIce = card({
  name: 'Break the Ice',
  cost: '{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: {
        land: target({ type: 'land', any: [{ supertype: 'snow' }, { couldProduce: 'C' }] }),
      },
      effects: [destroy(the('land'))],
    }),
    keyword({ kind: 'overload', cost: [mana('{4}{B}{B}')] }),
  ],
})
