import { card, entersWith, mill, rule, targetPlayer, the, triggered, youCast } from '@spellwright/dsl'

export const glacierwoodSiege = card({
  name: 'Glacierwood Siege',
  type: 'Enchantment',
  cost: '{1}{G}{U}',
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'word', options: ['Temur', 'Sultai'] }, as: 'clan' }),
    triggered({
      abilityWord: 'Temur',
      on: youCast({ type: ['instant', 'sorcery'] }),
      condition: { kind: 'chose', as: 'clan', word: 'Temur' },
      targets: { player: targetPlayer },
      effects: [mill(4, the('player'))],
    }),
    rule(
      { kind: 'mayPlayFrom', player: 'you', zone: 'graveyard', what: { type: 'land' } },
      { abilityWord: 'Sultai', condition: { kind: 'chose', as: 'clan', word: 'Sultai' } },
    ),
  ],
})
