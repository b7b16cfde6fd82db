import {
  atBeginningOf,
  card,
  continuous,
  createToken,
  enters,
  gain,
  keyword,
  mana,
  modifyPT,
  target,
  the,
  token,
  triggered,
  upTo,
} from '@spellwright/dsl'

const sword = token({
  name: 'Sword',
  colors: [],
  type: 'Artifact — Equipment',
  abilities: [
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 1)] }),
    keyword({ kind: 'equip', cost: [mana('{2}')] }),
  ],
})

export const blacksmithsTalent = card({
  name: "Blacksmith's Talent",
  cost: '{R}',
  type: 'Enchantment — Class',
  abilities: [
    triggered({ on: enters('self'), effects: [createToken(1, sword)] }),
    {
      kind: 'classLevel',
      level: 2,
      cost: [mana('{2}{R}')],
      abilities: [
        triggered({
          on: atBeginningOf('beginCombat', 'you'),
          targets: {
            equipment: target({ subtype: 'Equipment', controller: 'you' }),
            creature: target({ type: 'creature', controller: 'you' }, { count: upTo(1) }),
          },
          effects: [{ kind: 'attach', what: the('equipment'), to: the('creature') }],
        }),
      ],
    },
    {
      kind: 'classLevel',
      level: 3,
      cost: [mana('{3}{R}')],
      abilities: [
        continuous({
          condition: { kind: 'isTurnOf', player: 'you' },
          affects: { type: 'creature', is: 'equipped', controller: 'you' },
          apply: [gain('double strike'), gain('haste')],
        }),
      ],
    },
  ],
})
