import { anyColor, card, discardCost, entersWith, tapForMana } from '@spellwright/dsl'

export const moxDiamond = card({
  name: 'Mox Diamond',
  cost: '{0}',
  type: 'Artifact',
  abilities: [
    entersWith({ kind: 'payOr', cost: [discardCost({ type: 'land' })], else: [{ kind: 'instead', to: 'graveyard' }] }),
    tapForMana(anyColor()),
  ],
})
