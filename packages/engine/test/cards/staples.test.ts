import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it.each([
  ['Kitesail', '3/2'],
  ['Nimbus Wings', '3/4'],
] as const)('[%s] makes a flying %s', (name, size) => {
  const b = board({ a: { battlefield: ['Grizzly Bears', { card: name, attachedTo: 'Grizzly Bears' }] } })
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'flying')]).toEqual([size, true])
})

it('[Kitesail] is moved for {2}', () => {
  const b = board({ a: { battlefield: ['Kitesail', 'Grizzly Bears', '2 Forest'] } })
  b.activate('Kitesail', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('3/2')
})

it('[Kor Firewalker] may gain 1 life for a red spell of any player, and has protection from red', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Shock'] }, b: { battlefield: ['Kor Firewalker'] } })
  b.yes()
    .cast('Shock', { targets: ['A'] })
    .resolveAll()
  expect([b.life('B'), b.has('Kor Firewalker', 'protection')]).toEqual([21, true])
})

it('[Labyrinth of Skophos] removes an attacker from combat', () => {
  const b = board({ a: { battlefield: ['Hill Giant'] }, b: { battlefield: ['Labyrinth of Skophos', '4 Forest'] } })
  b.attack('Hill Giant').turnTo('B').activate('Labyrinth of Skophos').resolve().damage()
  expect(b.life('B')).toBe(20)
})

it('[Mind Control] takes control of a creature', () => {
  const b = board({ a: { battlefield: ['5 Island'], hand: ['Mind Control'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Mind Control').resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
})

it('[Monastery Mentor] makes a Monk with prowess for each noncreature spell', () => {
  const b = board({ a: { battlefield: ['Monastery Mentor', 'Mountain'], hand: ['Memnite', 'Shock'] } })
  b.cast('Memnite')
    .resolveAll()
    .cast('Shock', { targets: ['B'] })
    .resolveAll()
  expect([b.count('battlefield', 'Monk Token'), b.has('Monk Token', 'prowess'), b.pt('Monastery Mentor')]).toEqual([
    1,
    true,
    '3/3',
  ])
})

it('[Necropede] may put a -1/-1 counter on a creature when it dies', () => {
  const b = board({
    a: { battlefield: ['Necropede', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.yes()
    .cast('Shock', { targets: ['Necropede'] })
    .aim(['Hill Giant'])
    .resolveAll()
  expect(b.pt('Hill Giant')).toBe('2/2')
})

it('[Nivix Guildmage] loots, or copies your instant', () => {
  const b = board({ a: { battlefield: ['Nivix Guildmage', '2 Island', '4 Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] })
    .activate('Nivix Guildmage', { nth: 1 })
    .resolveAll()
  expect(b.life('B')).toBe(16)
  const loot = board({ a: { battlefield: ['Nivix Guildmage', 'Island', '2 Mountain'] } })
  loot.activate('Nivix Guildmage').resolve()
  expect(loot.in('graveyard', 'Wastes', 'A')).toBe(true)
})

it('[One with Nothing] discards your hand', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['One with Nothing', '2 Forest'] } })
  b.cast('One with Nothing').resolve()
  expect(b.names('hand', 'A')).toEqual([])
})

it('[One-Eyed Scarecrow] weakens flyers of opponents', () => {
  const b = board({
    a: { battlefield: ['One-Eyed Scarecrow', 'Wind Drake'] },
    b: { battlefield: ['Azure Drake', 'Gray Ogre'] },
  })
  expect([b.pt('Azure Drake'), b.pt('Gray Ogre'), b.pt('Wind Drake'), b.has('One-Eyed Scarecrow', 'defender')]).toEqual(
    ['1/4', '2/2', '2/2', true],
  )
})

it('[Phantasmal Bear] is sacrificed when it becomes a target', () => {
  const b = board({ a: { battlefield: ['Phantasmal Bear', 'Forest'], hand: ['Giant Growth'] } })
  b.cast('Giant Growth').resolveAll()
  expect(b.in('graveyard', 'Phantasmal Bear', 'A')).toBe(true)
})

it("[Pilgrim's Eye] flies and may find a basic land card", () => {
  const b = board({ a: { battlefield: ['3 Wastes'], hand: ["Pilgrim's Eye"], library: ['Memnite', 'Forest'] } })
  b.yes().pick('chooseFound', 'Forest').cast("Pilgrim's Eye").resolveAll()
  expect([b.names('hand', 'A'), b.has("Pilgrim's Eye", 'flying')]).toEqual([['Forest'], true])
})

it('[Plague Engineer] weakens creatures of the chosen type of opponents', () => {
  const b = board({
    a: { battlefield: ['3 Swamp', 'Goblin Piker'], hand: ['Plague Engineer'] },
    b: { battlefield: ['Goblin Roughrider'] },
  })
  b.option('chooseType', 'Goblin').cast('Plague Engineer').resolve()
  expect([b.pt('Goblin Roughrider'), b.pt('Goblin Piker'), b.has('Plague Engineer', 'deathtouch')]).toEqual([
    '2/1',
    '2/1',
    true,
  ])
})

it('[Prey Upon] makes your creature fight another', () => {
  const b = board({
    a: { battlefield: ['Forest', 'Craw Wurm'], hand: ['Prey Upon'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Prey Upon').resolve()
  expect([b.in('graveyard', 'Hill Giant', 'B'), b.object('Craw Wurm').damage]).toEqual([true, 3])
})

it('[Primeval Bounty] rewards creatures, other spells and lands', () => {
  const b = board({ a: { battlefield: ['Primeval Bounty', 'Mountain'], hand: ['Memnite', 'Shock', 'Forest'] } })
  b.cast('Memnite').resolveAll()
  expect(b.pt('Beast Token')).toBe('3/3')
  b.cast('Shock', { targets: ['B', 'Beast Token'] }).resolveAll()
  expect(b.pt('Beast Token')).toBe('6/6')
  b.play('Forest').resolveAll()
  expect(b.life('A')).toBe(23)
})

it('[Psionic Blast] deals 4 damage, and 2 to you; [Searing Spear] deals 3', () => {
  const b = board({ a: { battlefield: ['3 Island', '2 Mountain'], hand: ['Psionic Blast', 'Searing Spear'] } })
  b.cast('Searing Spear', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(17)
  const blast = board({ a: { battlefield: ['3 Island'], hand: ['Psionic Blast'] } })
  blast.cast('Psionic Blast', { targets: ['B'] }).resolve()
  expect([blast.life('A'), blast.life('B')]).toEqual([18, 16])
})

it('[Regenerate] regenerates a creature', () => {
  const b = board({ a: { battlefield: ['2 Forest', 'Mountain', 'Grizzly Bears'], hand: ['Regenerate', 'Shock'] } })
  b.cast('Shock', { targets: ['Grizzly Bears'] })
    .cast('Regenerate')
    .resolveAll()
  expect(b.object('Grizzly Bears').tapped).toBe(true)
})

it('[Shatter] destroys an artifact: [Seat of the Synod] is one, and adds {U}', () => {
  const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Shatter'] }, b: { battlefield: ['Seat of the Synod'] } })
  b.cast('Shatter').resolve()
  expect(b.in('graveyard', 'Seat of the Synod', 'B')).toBe(true)
  const seat = board({ a: { battlefield: ['Seat of the Synod'] } })
  expect(seat.tapForMana('Seat of the Synod').pool('A')).toBe('{U}')
})

it('[Secure the Wastes] makes X Warriors, [Spectral Procession] three Spirits', () => {
  const b = board({ a: { battlefield: ['6 Plains'], hand: ['Secure the Wastes', 'Spectral Procession'] } })
  b.cast('Spectral Procession').resolve().reply('x', 2).cast('Secure the Wastes').resolve()
  expect([b.count('battlefield', 'Spirit Token', 'A'), b.count('battlefield', 'Warrior Token', 'A')]).toEqual([3, 2])
})

it('[Shadowfeed] exiles a card from a graveyard and gains 3 life', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Shadowfeed'] }, b: { graveyard: ['Memnite'] } })
  b.cast('Shadowfeed').resolve()
  expect([b.in('exile', 'Memnite', 'B'), b.life('A')]).toEqual([true, 23])
})

it('[Sharuum the Hegemon] may return an artifact card, [Persist] a creature with a -1/-1 counter', () => {
  const b = board({
    a: {
      battlefield: ['6 Swamp', 'Plains', 'Island'],
      hand: ['Sharuum the Hegemon', 'Persist'],
      graveyard: ['Sol Ring', 'Hill Giant'],
    },
  })
  b.cast('Persist').resolve()
  expect(b.pt('Hill Giant')).toBe('2/2')
  b.yes().cast('Sharuum the Hegemon').resolveAll()
  expect([b.in('battlefield', 'Sol Ring', 'A'), b.has('Sharuum the Hegemon', 'flying')]).toEqual([true, true])
})

it('[Siege Rhino] drains 3 life when it enters', () => {
  const b = board({ a: { battlefield: ['2 Plains', 'Swamp', 'Forest'], hand: ['Siege Rhino'] } })
  b.cast('Siege Rhino').resolveAll()
  expect([b.life('A'), b.life('B'), b.has('Siege Rhino', 'trample')]).toEqual([23, 17, true])
})

it('[Sift] draws three cards, then discards one', () => {
  const b = board({ a: { battlefield: ['4 Island'], hand: ['Sift'] } })
  b.cast('Sift').resolve()
  expect([b.names('hand', 'A').length, b.count('graveyard', 'Wastes', 'A')]).toEqual([2, 1])
})

it('[Sightless Ghoul] does not block, and has undying', () => {
  const b = board({ a: { battlefield: ['Memnite'] }, b: { battlefield: ['Sightless Ghoul'] } })
  b.attack('Memnite').damage()
  expect([b.life('B'), b.has('Sightless Ghoul', 'undying')]).toEqual([19, true])
})

it('[Silence] keeps opponents from casting spells this turn', () => {
  const b = board({
    a: { battlefield: ['Plains'], hand: ['Silence'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
  })
  b.cast('Silence').resolve().turnTo('B')
  expect(b.can('cast', 'Shock')).toBe(false)
  expect(b.to('upkeep', 4).turnTo('B').can('cast', 'Shock')).toBe(true)
})

it('[Somberwald Dryad] is not blocked by a player with a Forest', () => {
  const b = board({ a: { battlefield: ['Somberwald Dryad'] }, b: { battlefield: ['Forest', 'Hill Giant'] } })
  b.attack('Somberwald Dryad')
  expect(() => b.block('Hill Giant>Somberwald Dryad')).toThrow()
})

it('[Spore Frog] prevents all combat damage this turn', () => {
  const b = board({ a: { battlefield: ['Hill Giant'] }, b: { battlefield: ['Spore Frog'] } })
  b.attack('Hill Giant').turnTo('B').activate('Spore Frog').resolve().damage()
  expect(b.life('B')).toBe(20)
})

it('[Stomping Ground] enters tapped unless 2 life is paid', () => {
  const b = board({ a: { hand: ['Stomping Ground'] } })
  b.yes('payOrNot').yes().play('Stomping Ground')
  expect([b.life('A'), b.object('Stomping Ground').tapped]).toEqual([18, false])
  const tapped = board({ a: { hand: ['Stomping Ground'] } })
  tapped.no('payOrNot').no().play('Stomping Ground')
  expect([tapped.life('A'), tapped.object('Stomping Ground').tapped]).toEqual([20, true])
})

it('[Sunscorch Regent] grows and gains 1 life for each spell of an opponent', () => {
  const b = board({ a: { hand: ['Memnite'] }, b: { battlefield: ['Sunscorch Regent'] } })
  b.cast('Memnite').resolveAll()
  expect([b.pt('Sunscorch Regent'), b.life('B'), b.has('Sunscorch Regent', 'flying')]).toEqual(['5/4', 21, true])
})

it('[Surrakar Marauder] gains intimidate when a land of yours enters', () => {
  const b = board({ a: { battlefield: ['Surrakar Marauder'], hand: ['Forest'] } })
  b.play('Forest').resolve()
  expect(b.has('Surrakar Marauder', 'intimidate')).toBe(true)
})

it('[Temple of Enlightenment] enters tapped and scries', () => {
  const b = board({ a: { hand: ['Temple of Enlightenment'], library: ['Forest', 'Island'] } })
  b.reply('arrange', [[], [0]])
    .play('Temple of Enlightenment')
    .resolve()
  expect([b.object('Temple of Enlightenment').tapped, b.names('library', 'A')]).toEqual([true, ['Island', 'Forest']])
})

it('[Thalakos Seer] draws a card when it leaves', () => {
  const b = board({ a: { battlefield: ['Thalakos Seer', 'Island'], hand: ['Unsummon'] } })
  b.cast('Unsummon').resolveAll()
  expect(b.in('hand', 'Wastes', 'A')).toBe(true)
})

it('[Masumaro, First to Live] is twice as big as your hand', () => {
  expect(
    board({ a: { battlefield: ['Masumaro, First to Live'], hand: ['3 Forest'] } }).pt('Masumaro, First to Live'),
  ).toBe('6/6')
})

it('[Cackling Counterpart] copies your creature, also from the graveyard', () => {
  const b = board({ a: { battlefield: ['10 Island', 'Hill Giant'], hand: ['Cackling Counterpart'] } })
  b.cast('Cackling Counterpart')
    .resolve()
    .cast('Cackling Counterpart', { method: 'flashback', targets: ['Hill Giant'] })
    .resolve()
  expect(b.count('battlefield', 'Hill Giant', 'A')).toBe(3)
})

it('[Manabarbs] deals 1 damage to a player for each land tapped for mana', () => {
  const b = board({ a: { battlefield: ['Mountain', 'Sol Ring'], hand: ['Shock'] }, b: { battlefield: ['Manabarbs'] } })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([19, 18])
})
