import { activated, card, draw, tap } from '@spellwright/dsl'

export const bargainingTable = card({
  name: 'Bargaining Table',
  cost: '{5}',
  type: 'Artifact',
  abilities: [
    activated({
      cost: [{ kind: 'generic', amount: { kind: 'cardsIn', zone: 'hand', player: 'opponent' } }, tap],
      effects: [draw(1)],
    }),
  ],
})
