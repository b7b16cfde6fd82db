import {
  activated,
  apply,
  card,
  chapter,
  continuous,
  count,
  createToken,
  gainAbility,
  mana,
  modifyPT,
  put,
  search,
  shuffle,
  tap,
  tapForMana,
  the,
  token,
} from '@spellwright/dsl'

const construct = token({
  colors: [],
  type: 'Artifact Creature — Construct',
  power: 0,
  toughness: 0,
  abilities: [
    continuous({
      affects: 'self',
      apply: [modifyPT(count({ type: 'artifact', controller: 'you' }), count({ type: 'artifact', controller: 'you' }))],
    }),
  ],
})

export const urzasSaga = card({
  name: "Urza's Saga",
  type: "Enchantment Land — Urza's Saga",
  abilities: [
    chapter(1, { effects: [apply('self', [gainAbility(tapForMana('{C}'))], 'game')] }),
    chapter(2, {
      effects: [
        apply(
          'self',
          [gainAbility(activated({ cost: [mana('{2}'), tap], effects: [createToken(1, construct)] }))],
          'game',
        ),
      ],
    }),
    chapter(3, {
      effects: [search({ type: 'artifact', manaCost: ['{0}', '{1}'] }), put('battlefield', the('found')), shuffle()],
    }),
  ],
})
