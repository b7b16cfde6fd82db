import { card, discard, enters, exile, keyword, loseLife, mana, the, triggered } from '@spellwright/dsl'

export const malboro = card({
  name: 'Malboro',
  cost: '{4}{B}{B}',
  type: 'Creature — Plant Horror',
  power: 4,
  toughness: 4,
  abilities: [
    triggered({
      abilityWord: 'Bad Breath',
      on: enters('self'),
      effects: [
        discard(1, 'opponent'),
        loseLife(2, 'opponent'),
        { kind: 'lookAtTop', player: 'opponent', count: 3, as: 'top', unseen: 'unseen' },
        exile(the('top')),
      ],
    }),
    keyword({ kind: 'cycling', cost: [mana('{2}')], search: { subtype: 'Swamp' } }),
  ],
})
