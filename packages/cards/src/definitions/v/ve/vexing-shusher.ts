import { activated, card, mana, rule, ruleUntil, targetSpell, the } from '@spellwright/dsl'

export const vexingShusher = card({
  name: 'Vexing Shusher',
  cost: '{R/G}{R/G}',
  type: 'Creature — Goblin Shaman',
  power: 2,
  toughness: 2,
  abilities: [
    rule({ kind: 'cantBeCountered', what: 'self' }, { zone: 'stack' }),
    activated({
      cost: [mana('{R/G}')],
      targets: { spell: targetSpell() },
      effects: [ruleUntil({ kind: 'cantBeCountered', what: the('spell') }, 'game')],
    }),
  ],
})
