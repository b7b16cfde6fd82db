import { activated, card, discard, draw, mana, targetSpell, the } from '@spellwright/dsl'

export const nivixGuildmage = card({
  name: 'Nivix Guildmage',
  cost: '{U}{R}',
  type: 'Creature — Human Wizard',
  power: 2,
  toughness: 2,
  abilities: [
    activated({ cost: [mana('{1}{U}{R}')], effects: [draw(1), discard(1)] }),
    activated({
      cost: [mana('{2}{U}{R}')],
      targets: { spell: targetSpell({ type: ['instant', 'sorcery'], controller: 'you' }) },
      effects: [{ kind: 'copySpell', what: the('spell'), count: 1, newTargets: 'may' }],
    }),
  ],
})
