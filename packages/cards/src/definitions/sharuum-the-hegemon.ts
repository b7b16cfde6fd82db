import { card, enters, keyword, may, returnTo, target, the, triggered } from '@spellwright/dsl'

export const sharuumTheHegemon = card({
  name: 'Sharuum the Hegemon',
  cost: '{3}{W}{U}{B}',
  type: 'Legendary Artifact Creature — Sphinx',
  power: 5,
  toughness: 5,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: 'artifact' }) },
      effects: [may(returnTo('battlefield', the('card')))],
    }),
  ],
})
