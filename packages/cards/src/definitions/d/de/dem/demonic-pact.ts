import {
  anyTarget,
  atBeginningOf,
  card,
  dealDamage,
  discard,
  draw,
  gainLife,
  targetOpponent,
  the,
  triggered,
} from '@spellwright/dsl'

export const demonicPact = card({
  name: 'Demonic Pact',
  type: 'Enchantment',
  cost: '{2}{B}{B}',
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      modes: {
        min: 1,
        max: 1,
        unchosen: 'ever',
        options: [
          { targets: { target: anyTarget }, effects: [dealDamage(4, the('target')), gainLife(4)] },
          { targets: { player: targetOpponent }, effects: [discard(2, the('player'))] },
          { effects: [draw(2)] },
          { effects: [{ kind: 'loseGame', player: 'you' }] },
        ],
      },
      effects: [],
    }),
  ],
})
