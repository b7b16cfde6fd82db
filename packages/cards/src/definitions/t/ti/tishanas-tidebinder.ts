import {
  apply,
  card,
  enters,
  keyword,
  loseAllAbilities,
  matches,
  target,
  the,
  triggered,
  upTo,
  when,
} from '@spellwright/dsl'

export const tishanasTidebinder = card({
  name: "Tishana's Tidebinder",
  cost: '{2}{U}',
  type: 'Creature — Merfolk Wizard',
  power: 3,
  toughness: 2,
  abilities: [
    keyword('flash'),
    triggered({
      on: enters('self'),
      targets: { ability: target({ zone: 'stack', stackKind: 'ability' }, { count: upTo(1) }) },
      effects: [
        { kind: 'counterSpell', what: the('ability'), permanentAs: 'permanent' },
        when(
          matches(the('permanent'), { type: ['artifact', 'creature', 'planeswalker'] }),
          apply(the('permanent'), [loseAllAbilities], 'whileSourceOnBattlefield'),
        ),
      ],
    }),
  ],
})
