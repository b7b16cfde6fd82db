import { card, entersWith, rule } from '@spellwright/dsl'

export const phyrexianRevoker = card({
  name: 'Phyrexian Revoker',
  cost: '{2}',
  type: 'Artifact Creature — Phyrexian Horror',
  power: 2,
  toughness: 1,
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'cardName', filter: { not: { type: 'land' } } }, as: 'name' }),
    rule({
      kind: 'cantActivate',
      object: { name: { chosen: 'name' }, zone: ['battlefield', 'hand', 'graveyard', 'exile', 'command'] },
      ability: 'any',
    }),
  ],
})
