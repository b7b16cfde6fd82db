import { atBeginningOf, card, gain, keyword, matches, may, rule, the, triggered, when } from '@spellwright/dsl'

export const vesuvanDrifter = card({
  name: 'Vesuvan Drifter',
  cost: '{2}{U}',
  type: 'Creature — Shapeshifter',
  power: 2,
  toughness: 4,
  abilities: [
    keyword('flying'),
    rule({ kind: 'topCardRevealed', player: 'you', to: 'owner' }),
    triggered({
      on: atBeginningOf('beginCombat', 'eachPlayer'),
      effects: [
        may(
          { kind: 'lookAtTop', player: 'you', count: 1, as: 'top', reveal: 'reveal' },
          when(matches(the('top'), { type: 'creature' }), {
            kind: 'becomeCopy',
            what: 'self',
            of: the('top'),
            until: 'endOfTurn',
            except: [gain('flying')],
          }),
        ),
      ],
    }),
  ],
})
