import { activated, apply, card, setColor, tap, target, targetSpell, the } from '@spellwright/dsl'

export const ersatzGnomes = card({
  name: 'Ersatz Gnomes',
  cost: '{3}',
  type: 'Artifact Creature — Gnome',
  power: 1,
  toughness: 1,
  abilities: [
    activated({ cost: [tap], targets: { spell: targetSpell() }, effects: [apply(the('spell'), [setColor()], 'game')] }),
    activated({ cost: [tap], targets: { permanent: target({}) }, effects: [apply(the('permanent'), [setColor()])] }),
  ],
})
