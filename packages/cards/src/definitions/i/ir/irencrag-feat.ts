import { addMana, card, ruleUntil, spell } from '@spellwright/dsl'

export const irencragFeat = card({
  name: 'Irencrag Feat',
  cost: '{1}{R}{R}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [addMana('{R}{R}{R}{R}{R}{R}{R}'), ruleUntil({ kind: 'cantCast', player: 'you', spell: {}, more: 1 })],
    }),
  ],
})
