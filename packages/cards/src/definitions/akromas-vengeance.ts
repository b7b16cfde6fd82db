import { all, card, destroy, keyword, mana, spell } from '@spellwright/dsl'

export const akromasVengeance = card({
  name: "Akroma's Vengeance",
  cost: '{4}{W}{W}',
  type: 'Sorcery',
  abilities: [
    spell({ effects: [destroy(all({ type: ['artifact', 'creature', 'enchantment'] }))] }),
    keyword({ kind: 'cycling', cost: [mana('{3}')] }),
  ],
})
