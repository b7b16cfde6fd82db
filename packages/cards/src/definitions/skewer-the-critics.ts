import { anyTarget, card, dealDamage, keyword, mana, spell, the } from '@spellwright/dsl'

export const skewerTheCritics = card({
  name: 'Skewer the Critics',
  cost: '{2}{R}',
  type: 'Sorcery',
  abilities: [
    keyword({ kind: 'spectacle', cost: [mana('{R}')] }),
    spell({ targets: { target: anyTarget }, effects: [dealDamage(3, the('target'))] }),
  ],
})
