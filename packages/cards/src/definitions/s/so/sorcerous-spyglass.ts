import { card, entersWith, rule } from '@spellwright/dsl'

export const sorcerousSpyglass = card({
  name: 'Sorcerous Spyglass',
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    entersWith(
      { kind: 'lookAtHand', player: 'opponent' },
      { kind: 'choose', choose: { kind: 'cardName' }, as: 'name' },
    ),
    rule({
      kind: 'cantActivate',
      object: { name: { chosen: 'name' }, zone: ['battlefield', 'hand', 'graveyard', 'exile', 'command'] },
      ability: 'nonmana',
    }),
  ],
})
