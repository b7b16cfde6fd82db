import { activated, card, draw, mana, returnTo, sacrificeSelf, target, the } from '@spellwright/dsl'

export const aetherSpellbomb = card({
  name: 'Aether Spellbomb',
  cost: '{1}',
  type: 'Artifact',
  abilities: [
    activated({
      cost: [mana('{U}'), sacrificeSelf],
      targets: { creature: target({ type: 'creature' }) },
      effects: [returnTo('hand', the('creature'))],
    }),
    activated({ cost: [mana('{1}'), sacrificeSelf], effects: [draw(1)] }),
  ],
})
