import { activated, card, mana, mill, returnTo, sacrificeSelf, tap, target, targetPlayer, the } from '@spellwright/dsl'

export const codexShredder = card({
  name: 'Codex Shredder',
  cost: '{1}',
  type: 'Artifact',
  abilities: [
    activated({ cost: [tap], targets: { player: targetPlayer }, effects: [mill(1, the('player'))] }),
    activated({
      cost: [mana('{5}'), tap, sacrificeSelf],
      targets: { card: target({ zone: 'graveyard', owner: 'you' }) },
      effects: [returnTo('hand', the('card'))],
    }),
  ],
})
