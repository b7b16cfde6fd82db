import { card, costsMore, entersWith, keyword, rule } from '@spellwright/dsl'

export const anointedPeacekeeper = card({
  name: 'Anointed Peacekeeper',
  cost: '{2}{W}',
  type: 'Creature — Human Cleric',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('vigilance'),
    entersWith(
      { kind: 'lookAtHand', player: 'opponent' },
      { kind: 'choose', choose: { kind: 'cardName' }, as: 'name' },
    ),
    costsMore('opponent', { name: { chosen: 'name' } }, '{2}'),
    rule({
      kind: 'abilityCostChange',
      object: { name: { chosen: 'name' }, zone: ['battlefield', 'hand', 'graveyard', 'exile', 'command'] },
      ability: 'nonmana',
      change: { kind: 'increase', mana: '{2}' },
    }),
  ],
})
