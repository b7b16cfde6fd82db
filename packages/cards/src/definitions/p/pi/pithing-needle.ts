import { card, entersWith, rule } from '@spellwright/dsl'

export const pithingNeedle = card({
  name: 'Pithing Needle',
  cost: '{1}',
  type: 'Artifact',
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'cardName' }, as: 'name' }),
    rule({
      kind: 'cantActivate',
      object: { name: { chosen: 'name' }, zone: ['battlefield', 'hand', 'graveyard', 'exile', 'command'] },
      ability: 'nonmana',
    }),
  ],
})
