import { activated, anyTarget, bound, card, dealDamage, mana, matches, put, tap, the, times } from '@spellwright/dsl'

export const goblinCharbelcher = card({
  name: 'Goblin Charbelcher',
  type: 'Artifact',
  cost: '{4}',
  abilities: [
    activated({
      cost: [mana('{3}'), tap],
      targets: { target: anyTarget },
      effects: [
        { kind: 'revealUntil', player: 'you', filter: { type: 'land' }, as: 'land', others: 'others' },
        dealDamage(
          {
            kind: 'if',
            condition: matches(the('land'), { subtype: 'Mountain' }),
            then: times(2, bound('others')),
            else: bound('others'),
          },
          the('target'),
        ),
        put('library', [the('land'), the('others')], { library: { position: 'bottom', order: 'chosen' } }),
      ],
    }),
  ],
})
