import { apply, atBeginningOf, attacks, card, entersWith, gain, rule, the, token, triggered } from '@spellwright/dsl'

export const windcragSiege = card({
  name: 'Windcrag Siege',
  cost: '{1}{R}{W}',
  type: 'Enchantment',
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'word', options: ['Mardu', 'Jeskai'] }, as: 'clan' }),
    rule(
      { kind: 'triggersAgain', abilitiesOf: { controller: 'you' }, because: attacks({ type: 'creature' }) },
      { abilityWord: 'Mardu', condition: { kind: 'chose', as: 'clan', word: 'Mardu' } },
    ),
    triggered({
      abilityWord: 'Jeskai',
      on: atBeginningOf('upkeep', 'you'),
      while: { kind: 'chose', as: 'clan', word: 'Jeskai' },
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: token({ colors: ['R'], type: 'Creature — Goblin', power: 1, toughness: 1 }),
          as: 'goblin',
        },
        apply(the('goblin'), [gain('lifelink'), gain('haste')]),
      ],
    }),
  ],
})
