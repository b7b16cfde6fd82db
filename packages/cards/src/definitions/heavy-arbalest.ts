import {
  activated,
  anyTarget,
  card,
  continuous,
  dealDamage,
  gainAbility,
  keyword,
  mana,
  rule,
  tap,
  the,
} from '@spellwright/dsl'

export const heavyArbalest = card({
  name: 'Heavy Arbalest',
  cost: '{3}',
  type: 'Artifact — Equipment',
  abilities: [
    rule({ kind: 'doesntUntap', what: 'attachedTo' }),
    continuous({
      affects: 'attachedTo',
      apply: [
        gainAbility(
          activated({ cost: [tap], targets: { victim: anyTarget }, effects: [dealDamage(2, the('victim'))] }),
        ),
      ],
    }),
    keyword({ kind: 'equip', cost: [mana('{4}')] }),
  ],
})
