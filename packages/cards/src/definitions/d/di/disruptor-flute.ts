import { card, costsMore, entersWith, keyword, rule } from '@spellwright/dsl'

export const disruptorFlute = card({
  name: 'Disruptor Flute',
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    keyword('flash'),
    entersWith({ kind: 'choose', choose: { kind: 'cardName' }, as: 'name' }),
    costsMore('eachPlayer', { name: { chosen: 'name' } }, '{3}'),
    rule({
      kind: 'cantActivate',
      object: { name: { chosen: 'name' }, zone: ['battlefield', 'hand', 'graveyard', 'exile', 'command'] },
      ability: 'nonmana',
    }),
  ],
})
