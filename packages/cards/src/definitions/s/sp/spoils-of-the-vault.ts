import { bound, card, exile, loseLife, put, spell, the } from '@spellwright/dsl'

export const spoilsOfTheVault = card({
  name: 'Spoils of the Vault',
  cost: '{B}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'cardName' }, as: 'name' },
        { kind: 'revealUntil', player: 'you', filter: { name: { chosen: 'name' } }, as: 'card', others: 'rest' },
        put('hand', the('card')),
        exile(the('rest'), { as: 'exiled' }),
        loseLife(bound('exiled')),
      ],
    }),
  ],
})
