import type { CardDefinition } from '@spellwright/dsl'
import { absoluteLaw } from './absolute-law.ts'
import { absorb } from './absorb.ts'
import { accumulatedKnowledge } from './accumulated-knowledge.ts'
import { actOfTreason } from './act-of-treason.ts'
import { adaptiveSnapjaw } from './adaptive-snapjaw.ts'
import { adarkarWastes } from './adarkar-wastes.ts'
import { adventOfTheWurm } from './advent-of-the-wurm.ts'
import { ahnCropChampion } from './ahn-crop-champion.ts'
import { ahnCropCrasher } from './ahn-crop-crasher.ts'
import { ajanisPridemate } from './ajanis-pridemate.ts'
import { akoumWarrior } from './akoum-warrior.ts'
import { aliveWell } from './alive-well.ts'
import { anarchy } from './anarchy.ts'
import { ancestralRecall } from './ancestral-recall.ts'
import { ancientTomb } from './ancient-tomb.ts'
import { anger } from './anger.ts'
import { angrathCaptainOfChaos } from './angrath-captain-of-chaos.ts'
import { ankhOfMishra } from './ankh-of-mishra.ts'
import { annul } from './annul.ts'
import { aquamoeba } from './aquamoeba.ts'
import { archonsGlory } from './archons-glory.ts'
import { arcoFlagellant } from './arco-flagellant.ts'
import { argothianEnchantress } from './argothian-enchantress.ts'
import { armageddon } from './armageddon.ts'
import { armedDangerous } from './armed-dangerous.ts'
import { arrogantWurm } from './arrogant-wurm.ts'
import { assaultBattery } from './assault-battery.ts'
import { attunement } from './attunement.ts'
import { auraOfSilence } from './aura-of-silence.ts'
import { auspiciousArrival } from './auspicious-arrival.ts'
import { autonomousAssembler } from './autonomous-assembler.ts'
import { avalancheRiders } from './avalanche-riders.ts'
import { avenEternal } from './aven-eternal.ts'
import { axebaneFerox } from './axebane-ferox.ts'
import { balefulEidolon } from './baleful-eidolon.ts'
import { balefulStrix } from './baleful-strix.ts'
import { ballLightning } from './ball-lightning.ts'
import { baneOfTheLiving } from './bane-of-the-living.ts'
import { banefire } from './banefire.ts'
import { baneslayerAngel } from './baneslayer-angel.ts'
import { banishingLight } from './banishing-light.ts'
import { banishmentDecree } from './banishment-decree.ts'
import { barbarianRing } from './barbarian-ring.ts'
import { forest, island, mountain, plains, swamp, wastes } from './basic-lands.ts'
import { basilicaGuards } from './basilica-guards.ts'
import { basilicaScreecher } from './basilica-screecher.ts'
import { baskingRootwalla } from './basking-rootwalla.ts'
import { basriKet } from './basri-ket.ts'
import { batteringKrasis } from './battering-krasis.ts'
import { battlefieldForge } from './battlefield-forge.ts'
import { battlegrowth } from './battlegrowth.ts'
import { beastcallerSavant } from './beastcaller-savant.ts'
import { beckCall } from './beck-call.ts'
import { birdsOfParadise } from './birds-of-paradise.ts'
import { bitterbladeWarrior } from './bitterblade-warrior.ts'
import { bitterblossom } from './bitterblossom.ts'
import { blackKnight } from './black-knight.ts'
import { blastoderm } from './blastoderm.ts'
import { hydroblast, pyroblast } from './blasts.ts'
import { blitzAutomaton } from './blitz-automaton.ts'
import { bloodMoon } from './blood-moon.ts'
import { blueElementalBlast } from './blue-elemental-blast.ts'
import { bogWraith } from './bog-wraith.ts'
import { bonesplitter } from './bonesplitter.ts'
import { boneyardLurker } from './boneyard-lurker.ts'
import { boomerang } from './boomerang.ts'
import { boonSatyr } from './boon-satyr.ts'
import { bottleGnomes } from './bottle-gnomes.ts'
import { bottomlessPit } from './bottomless-pit.ts'
import { boulderbranchGolem } from './boulderbranch-golem.ts'
import { brainFreeze } from './brain-freeze.ts'
import { brainstorm } from './brainstorm.ts'
import { brazenBorrower } from './brazen-borrower.ts'
import { breakingEntering } from './breaking-entering.ts'
import { breezekeeper } from './breezekeeper.ts'
import { briarbridgeTracker } from './briarbridge-tracker.ts'
import { brokkosApexOfForever } from './brokkos-apex-of-forever.ts'
import { brushland } from './brushland.ts'
import { bygoneBishop } from './bygone-bishop.ts'
import { bywayCourier } from './byway-courier.ts'
import { cabalPit } from './cabal-pit.ts'
import { cabalTherapy } from './cabal-therapy.ts'
import { callOfTheHerd } from './call-of-the-herd.ts'
import { callerOfTheClaw } from './caller-of-the-claw.ts'
import { callousDismissal } from './callous-dismissal.ts'
import { candyGrapple } from './candy-grapple.ts'
import { caprichrome } from './caprichrome.ts'
import { capsize } from './capsize.ts'
import { carefulStudy } from './careful-study.ts'
import { carpetOfFlowers } from './carpet-of-flowers.ts'
import { cataclysm } from './cataclysm.ts'
import { cavernWhisperer } from './cavern-whisperer.ts'
import { cavesOfKoilos } from './caves-of-koilos.ts'
import { celestialArchon } from './celestial-archon.ts'
import { chandraTorchOfDefiance } from './chandra-torch-of-defiance.ts'
import { chaplainsBlessing } from './chaplains-blessing.ts'
import { chemistersInsight } from './chemisters-insight.ts'
import { chill } from './chill.ts'
import { chitteringHarvester } from './chittering-harvester.ts'
import { chromaticOrrery } from './chromatic-orrery.ts'
import { chromaticSphere } from './chromatic-sphere.ts'
import { circleOfProtectionBlack, circleOfProtectionRed } from './circles-of-protection.ts'
import { circularLogic } from './circular-logic.ts'
import { cityOfTraitors } from './city-of-traitors.ts'
import { civilizedScholar } from './civilized-scholar.ts'
import { cleansingMeditation } from './cleansing-meditation.ts'
import { cleverImpersonator } from './clever-impersonator.ts'
import { clingingAnemones } from './clinging-anemones.ts'
import { clone } from './clone.ts'
import { cloudfinRaptor } from './cloudfin-raptor.ts'
import { cloudpiercer } from './cloudpiercer.ts'
import { cloudshift } from './cloudshift.ts'
import { coastalTower } from './coastal-tower.ts'
import { coldCaseCracker } from './cold-case-cracker.ts'
import { combatThresher } from './combat-thresher.ts'
import { confirmSuspicions } from './confirm-suspicions.ts'
import { consignOblivion } from './consign-oblivion.ts'
import { containmentPriest } from './containment-priest.ts'
import { controlMagic } from './control-magic.ts'
import { counterspell } from './counterspell.ts'
import { crocanura } from './crocanura.ts'
import { crucibleOfWorlds } from './crucible-of-worlds.ts'
import { crumble } from './crumble.ts'
import { crusade } from './crusade.ts'
import { cryptGhast } from './crypt-ghast.ts'
import { cursedScroll } from './cursed-scroll.ts'
import { cursedTotem } from './cursed-totem.ts'
import { cutRibbons } from './cut-ribbons.ts'
import { darigaazsCaldera } from './darigaazs-caldera.ts'
import { darkRitual } from './dark-ritual.ts'
import { darksteelColossus } from './darksteel-colossus.ts'
import { darksteelRelic } from './darksteel-relic.ts'
import { dauthiSlayer } from './dauthi-slayer.ts'
import { daze } from './daze.ts'
import { decreeOfJustice } from './decree-of-justice.ts'
import { decreeOfSilence } from './decree-of-silence.ts'
import { deduce } from './deduce.ts'
import { deepAnalysis } from './deep-analysis.ts'
import { deflectingPalm } from './deflecting-palm.ts'
import { delverOfSecrets } from './delver-of-secrets.ts'
import { depthChargeColossus } from './depth-charge-colossus.ts'
import { derangedHermit } from './deranged-hermit.ts'
import { devotedCropMate } from './devoted-crop-mate.ts'
import { devouringHellion } from './devouring-hellion.ts'
import { diabolicEdict } from './diabolic-edict.ts'
import { directCurrent } from './direct-current.ts'
import { dirgeBat } from './dirge-bat.ts'
import { disenchant } from './disenchant.ts'
import { dismember } from './dismember.ts'
import { distortionStrike } from './distortion-strike.ts'
import { divination } from './divination.ts'
import { doomBlade } from './doom-blade.ts'
import { doomedTraveler } from './doomed-traveler.ts'
import { downDirty } from './down-dirty.ts'
import { dreamtailHeron } from './dreamtail-heron.ts'
import { drownyardExplorers } from './drownyard-explorers.ts'
import { drudgeSkeletons } from './drudge-skeletons.ts'
import { dryadArbor } from './dryad-arbor.ts'
import {
  badlands,
  bayou,
  plateau,
  savannah,
  scrubland,
  taiga,
  tropicalIsland,
  tundra,
  undergroundSea,
  volcanicIsland,
} from './dual-lands.ts'
import { duress } from './duress.ts'
import { duskDawn } from './dusk-dawn.ts'
import { dustBowl } from './dust-bowl.ts'
import { dystopia } from './dystopia.ts'
import { earthquake } from './earthquake.ts'
import { echoInspector } from './echo-inspector.ts'
import { eerieInterlude } from './eerie-interlude.ts'
import { elusiveKrasis } from './elusive-krasis.ts'
import { elvishMystic } from './elvish-mystic.ts'
import { elvishVisionary } from './elvish-visionary.ts'
import { emberhornMinotaur } from './emberhorn-minotaur.ts'
import { enatuGolem } from './enatu-golem.ts'
import { enchantresssPresence } from './enchantresss-presence.ts'
import { engineeredPlague } from './engineered-plague.ts'
import { enlightenedTutor } from './enlightened-tutor.ts'
import { ensnaringBridge } from './ensnaring-bridge.ts'
import { erase } from './erase.ts'
import { erdwalIlluminator } from './erdwal-illuminator.ts'
import { ertaisFamiliar } from './ertais-familiar.ts'
import { essenceSymbiote } from './essence-symbiote.ts'
import { eternalDragon } from './eternal-dragon.ts'
import { eternalSkylord } from './eternal-skylord.ts'
import { evidenceExaminer } from './evidence-examiner.ts'
import { exaltedAngel } from './exalted-angel.ts'
import { experimentOne } from './experiment-one.ts'
import { exploration } from './exploration.ts'
import { factOrFiction } from './fact-or-fiction.ts'
import { faerieConclave } from './faerie-conclave.ts'
import { fallajiDragonEngine } from './fallaji-dragon-engine.ts'
import { farAway } from './far-away.ts'
import { fatalPush } from './fatal-push.ts'
import { feastingHobbit } from './feasting-hobbit.ts'
import { fellStinger } from './fell-stinger.ts'
import { ferventPaincaster } from './fervent-paincaster.ts'
import { fervor } from './fervor.ts'
import { fireIce } from './fire-ice.ts'
import { fireblast } from './fireblast.ts'
import { flameJab } from './flame-jab.ts'
import { flameRift } from './flame-rift.ts'
import { flametongueKavu } from './flametongue-kavu.ts'
import { flashOfInsight } from './flash-of-insight.ts'
import { fleshBlood } from './flesh-blood.ts'
import { flicker } from './flicker.ts'
import { floodedStrand } from './flooded-strand.ts'
import { flusterstorm } from './flusterstorm.ts'
import { foil } from './foil.ts'
import { forceOfWill } from './force-of-will.ts'
import { forensicResearcher } from './forensic-researcher.ts'
import { fork } from './fork.ts'
import { franticSearch } from './frantic-search.ts'
import { frogmite } from './frogmite.ts'
import { frogmyrEnforcer } from './frogmyr-enforcer.ts'
import { funeralCharm } from './funeral-charm.ts'
import { funeralPyre } from './funeral-pyre.ts'
import { fyndhornElves } from './fyndhorn-elves.ts'
import { gaeasBlessing } from './gaeas-blessing.ts'
import { gaeasCradle } from './gaeas-cradle.ts'
import { galadhrimBrigade } from './galadhrim-brigade.ts'
import { gempalmIncinerator } from './gempalm-incinerator.ts'
import { gemrazer } from './gemrazer.ts'
import { gemstoneMine } from './gemstone-mine.ts'
import { gerrardsVerdict } from './gerrards-verdict.ts'
import { ghostbladeEidolon } from './ghostblade-eidolon.ts'
import { giantGrowth } from './giant-growth.ts'
import { gingerbrute } from './gingerbrute.ts'
import { gleamingOverseer } from './gleaming-overseer.ts'
import { gloom } from './gloom.ts'
import { gloriousAnthem } from './glorious-anthem.ts'
import { gloryBoundInitiate } from './glory-bound-initiate.ts'
import { glorybringer } from './glorybringer.ts'
import { glowstoneRecluse } from './glowstone-recluse.ts'
import { goblinGloryChaser } from './goblin-glory-chaser.ts'
import { goblinKing } from './goblin-king.ts'
import { goblinLackey } from './goblin-lackey.ts'
import { goblinMatron } from './goblin-matron.ts'
import { goblinPiledriver } from './goblin-piledriver.ts'
import { goblinPyromancer } from './goblin-pyromancer.ts'
import { goblinRingleader } from './goblin-ringleader.ts'
import { goblinSharpshooter } from './goblin-sharpshooter.ts'
import { goblinTinkerer } from './goblin-tinkerer.ts'
import { goblinWarchief } from './goblin-warchief.ts'
import { gorgerWurm } from './gorger-wurm.ts'
import { goringWarplow } from './goring-warplow.ts'
import { grapeshot } from './grapeshot.ts'
import { graveTitan } from './grave-titan.ts'
import { gravebornMuse } from './graveborn-muse.ts'
import { graviticPunch } from './gravitic-punch.ts'
import { grimInitiate } from './grim-initiate.ts'
import { grimLavamancer } from './grim-lavamancer.ts'
import { gush } from './gush.ts'
import { gustWalker } from './gust-walker.ts'
import { gyreSage } from './gyre-sage.ts'
import { hamletGlutton } from './hamlet-glutton.ts'
import { hardenedScales } from './hardened-scales.ts'
import { healingSalve } from './healing-salve.ts'
import { heliodsEmissary } from './heliods-emissary.ts'
import { hellkiteHatchling } from './hellkite-hatchling.ts'
import { heraldOfTheDreadhorde } from './herald-of-the-dreadhorde.ts'
import { heraldOfTorment } from './herald-of-torment.ts'
import { highFaeNegotiator } from './high-fae-negotiator.ts'
import { holyStrength } from './holy-strength.ts'
import { honorOfThePure } from './honor-of-the-pure.ts'
import { hoodedBrawler } from './hooded-brawler.ts'
import { hopefulEidolon } from './hopeful-eidolon.ts'
import { humility } from './humility.ts'
import { huntmasterLiger } from './huntmaster-liger.ts'
import { huntmasterOfTheFells } from './huntmaster-of-the-fells.ts'
import { hypnoticGrifter } from './hypnotic-grifter.ts'
import { hypnoticSiren } from './hypnotic-siren.ts'
import { hypnoticSpecter } from './hypnotic-specter.ts'
import { iceOut } from './ice-out.ts'
import { illuminatorVirtuoso } from './illuminator-virtuoso.ts'
import { impulse } from './impulse.ts'
import { incinerate } from './incinerate.ts'
import { insatiableHemophage } from './insatiable-hemophage.ts'
import { intuition } from './intuition.ts'
import { invadeTheCity } from './invade-the-city.ts'
import { isochronScepter } from './isochron-scepter.ts'
import { ivoryTower } from './ivory-tower.ts'
import { jaceBeleren } from './jace-beleren.ts'
import { jackalPup } from './jackal-pup.ts'
import { johannsStopgap } from './johanns-stopgap.ts'
import { juggernaut } from './juggernaut.ts'
import { karplusanForest } from './karplusan-forest.ts'
import {
  airElemental,
  ashcoatBear,
  boggartBrute,
  childOfNight,
  fencingAce,
  giantSpider,
  monasterySwiftspear,
  ornithopter,
  ragingGoblin,
  serraAngel,
  severedLegion,
  typhoidRats,
  wallOfStone,
  youngWolf,
  youthfulKnight,
} from './keyword-creatures.ts'
import { khenraScrapper } from './khenra-scrapper.ts'
import { kingpinsPet } from './kingpins-pet.ts'
import { kirtarsDesire } from './kirtars-desire.ts'
import { kitchenFinks } from './kitchen-finks.ts'
import { knightOfObligation } from './knight-of-obligation.ts'
import { knightOfStromgald } from './knight-of-stromgald.ts'
import { krosanTusker } from './krosan-tusker.ts'
import { lazotepReaver } from './lazotep-reaver.ts'
import { leafcrownDryad } from './leafcrown-dryad.ts'
import { ledgerShredder } from './ledger-shredder.ts'
import { leylineOfTheVoid } from './leyline-of-the-void.ts'
import { lightningBolt } from './lightning-bolt.ts'
import { lightningHelix } from './lightning-helix.ts'
import { llanowarElves } from './llanowar-elves.ts'
import { llanowarWastes } from './llanowar-wastes.ts'
import { loreDrakkis } from './lore-drakkis.ts'
import { lure } from './lure.ts'
import { majesticAuricorn } from './majestic-auricorn.ts'
import { manaLeak } from './mana-leak.ts'
import { marrowChomper } from './marrow-chomper.ts'
import { masticore } from './masticore.ts'
import { maximizeAltitude } from './maximize-altitude.ts'
import { maximizeVelocity } from './maximize-velocity.ts'
import { meddlingMage } from './meddling-mage.ts'
import { merfolkRaiders } from './merfolk-raiders.ts'
import { migratoryGreathorn } from './migratory-greathorn.ts'
import { millstone } from './millstone.ts'
import { ministerOfPain } from './minister-of-pain.ts'
import { mirrisGuile } from './mirris-guile.ts'
import { mishrasFactory } from './mishras-factory.ts'
import { moggFanatic } from './mogg-fanatic.ts'
import { moggFlunkies } from './mogg-flunkies.ts'
import { moggSalvage } from './mogg-salvage.ts'
import { monstrify } from './monstrify.ts'
import { motherOfRunes } from './mother-of-runes.ts'
import { mouthFeed } from './mouth-feed.ts'
import { moxDiamond } from './mox-diamond.ts'
import { mulldrifter } from './mulldrifter.ts'
import { multanisAcolyte } from './multanis-acolyte.ts'
import { muragandaPetroglyphs } from './muraganda-petroglyphs.ts'
import { murder } from './murder.ts'
import { mycoloth } from './mycoloth.ts'
import { mysticRemora } from './mystic-remora.ts'
import { nantukoShade } from './nantuko-shade.ts'
import { nantukoVigilante } from './nantuko-vigilante.ts'
import { naturalize } from './naturalize.ts'
import { naturesClaim } from './natures-claim.ts'
import { necromancy } from './necromancy.ts'
import { necropanther } from './necropanther.ts'
import { nefCropEntangler } from './nef-crop-entangler.ts'
import { nightmare } from './nightmare.ts'
import { nimbleMongoose } from './nimble-mongoose.ts'
import { nimbusNaiad } from './nimbus-naiad.ts'
import { ninjaOfTheDeepHours } from './ninja-of-the-deep-hours.ts'
import { novaCleric } from './nova-cleric.ts'
import { nullRod } from './null-rod.ts'
import { nyleasEmissary } from './nyleas-emissary.ts'
import { nyxbornEidolon } from './nyxborn-eidolon.ts'
import { nyxbornRollicker } from './nyxborn-rollicker.ts'
import { nyxbornShieldmate } from './nyxborn-shieldmate.ts'
import { nyxbornTriton } from './nyxborn-triton.ts'
import { nyxbornWolf } from './nyxborn-wolf.ts'
import { oasisRitualist } from './oasis-ritualist.ts'
import { oblivionRing } from './oblivion-ring.ts'
import { observantAlseid } from './observant-alseid.ts'
import { onwardVictory } from './onward-victory.ts'
import { oonasGrace } from './oonas-grace.ts'
import { opalescence } from './opalescence.ts'
import { orimsChant } from './orims-chant.ts'
import { overload } from './overload.ts'
import { pacifism } from './pacifism.ts'
import { parallaxWave } from './parallax-wave.ts'
import { peek } from './peek.ts'
import { perish } from './perish.ts'
import { phantasmalImage } from './phantasmal-image.ts'
import { phantomWurm } from './phantom-wurm.ts'
import { phyrexianArena } from './phyrexian-arena.ts'
import { phyrexianDreadnought } from './phyrexian-dreadnought.ts'
import { phyrexianFurnace } from './phyrexian-furnace.ts'
import { phyrexianRager } from './phyrexian-rager.ts'
import { pineWalker } from './pine-walker.ts'
import { plagueSpitter } from './plague-spitter.ts'
import { pontiffOfBlight } from './pontiff-of-blight.ts'
import { porcuparrot } from './porcuparrot.ts'
import { portent } from './portent.ts'
import { pouncingShoreshark } from './pouncing-shoreshark.ts'
import { powderGanger } from './powder-ganger.ts'
import { powderKeg } from './powder-keg.ts'
import { predatorDragon } from './predator-dragon.ts'
import { presenceOfTheMaster } from './presence-of-the-master.ts'
import { priceOfProgress } from './price-of-progress.ts'
import { priestOfTitania } from './priest-of-titania.ts'
import { prodigalPyromancer } from './prodigal-pyromancer.ts'
import { profitLoss } from './profit-loss.ts'
import { prohibit } from './prohibit.ts'
import { propaganda } from './propaganda.ts'
import { protectServe } from './protect-serve.ts'
import { psionicSnoop } from './psionic-snoop.ts'
import { psychicPickpocket } from './psychic-pickpocket.ts'
import { purphorossEmissary } from './purphoross-emissary.ts'
import { pyroclasm } from './pyroclasm.ts'
import { pyrokinesis } from './pyrokinesis.ts'
import { qarsiSadist } from './qarsi-sadist.ts'
import { quirionRanger } from './quirion-ranger.ts'
import { radiantsDragoons } from './radiants-dragoons.ts'
import { radicalIdea } from './radical-idea.ts'
import { raffinesInformant } from './raffines-informant.ts'
import { raffinesSilencer } from './raffines-silencer.ts'
import { raiseDead } from './raise-dead.ts'
import { raiseTheAlarm } from './raise-the-alarm.ts'
import { rakshasaGravecaller } from './rakshasa-gravecaller.ts'
import { ramosianSergeant } from './ramosian-sergeant.ts'
import { rancor } from './rancor.ts'
import { ravenousBaloth } from './ravenous-baloth.ts'
import { ravenousRats } from './ravenous-rats.ts'
import { ravensCrime } from './ravens-crime.ts'
import { rayOfRevelation } from './ray-of-revelation.ts'
import { readyWilling } from './ready-willing.ts'
import { reanimate } from './reanimate.ts'
import { redElementalBlast } from './red-elemental-blast.ts'
import { regalLeosaur } from './regal-leosaur.ts'
import { regress } from './regress.ts'
import { rejuvenationChamber } from './rejuvenation-chamber.ts'
import { relentlessAdvance } from './relentless-advance.ts'
import { relentlessAssault } from './relentless-assault.ts'
import { replenish } from './replenish.ts'
import { repositorySkaab } from './repository-skaab.ts'
import { restInPeace } from './rest-in-peace.ts'
import { revelRuiner } from './revel-ruiner.ts'
import { rishadanPort } from './rishadan-port.ts'
import { riteOfReplication } from './rite-of-replication.ts'
import { riverBoa } from './river-boa.ts'
import { roarOfTheWurm } from './roar-of-the-wurm.ts'
import { rotTideGargantua } from './rot-tide-gargantua.ts'
import { rustGoliath } from './rust-goliath.ts'
import { sacredGround } from './sacred-ground.ts'
import { sakuraTribeElder } from './sakura-tribe-elder.ts'
import { sampleCollector } from './sample-collector.ts'
import { sandbarCrocodile } from './sandbar-crocodile.ts'
import { seaDasherOctopus } from './sea-dasher-octopus.ts'
import { sealOfCleansing } from './seal-of-cleansing.ts'
import { sealOfFire } from './seal-of-fire.ts'
import { searingBlood } from './searing-blood.ts'
import { sejiriMerfolk } from './sejiri-merfolk.ts'
import { sengirVampire } from './sengir-vampire.ts'
import { serenity } from './serenity.ts'
import { serraAscendant } from './serra-ascendant.ts'
import { serraAvatar } from './serra-avatar.ts'
import { serrasSanctum } from './serras-sanctum.ts'
import { servantOfTheScale } from './servant-of-the-scale.ts'
import { shambleshark } from './shambleshark.ts'
import { shimmeringEfreet } from './shimmering-efreet.ts'
import { shock } from './shock.ts'
import { shortSword } from './short-sword.ts'
import { sicarianInfiltrator } from './sicarian-infiltrator.ts'
import { sidisiUndeadVizier } from './sidisi-undead-vizier.ts'
import { sidisisFaithful } from './sidisis-faithful.ts'
import { siegeGangCommander } from './siege-gang-commander.ts'
import { silumgarButcher } from './silumgar-butcher.ts'
import { silumgarSorcerer } from './silumgar-sorcerer.ts'
import { simoon } from './simoon.ts'
import { skeletalScrying } from './skeletal-scrying.ts'
import { skirkProspector } from './skirk-prospector.ts'
import { skullmulcher } from './skullmulcher.ts'
import { skycloudExpanse } from './skycloud-expanse.ts'
import { smother } from './smother.ts'
import { snapcasterMage } from './snapcaster-mage.ts'
import { snuffOut } from './snuff-out.ts'
import { solRing } from './sol-ring.ts'
import { solitaryConfinement } from './solitary-confinement.ts'
import { soltariChampion } from './soltari-champion.ts'
import { soltariFootSoldier } from './soltari-foot-soldier.ts'
import { soltariMonk } from './soltari-monk.ts'
import { soltariPriest } from './soltari-priest.ts'
import { sonicAssault } from './sonic-assault.ts'
import { soulBurn } from './soul-burn.ts'
import { soulWarden } from './soul-warden.ts'
import { soulfireGrandMaster } from './soulfire-grand-master.ts'
import { soulmender } from './soulmender.ts'
import { spaceMarineDevastator } from './space-marine-devastator.ts'
import { spawningPool } from './spawning-pool.ts'
import { spellPierce } from './spell-pierce.ts'
import { spelleaterWolverine } from './spelleater-wolverine.ts'
import { sphereOfResistance } from './sphere-of-resistance.ts'
import { spikeFeeder } from './spike-feeder.ts'
import { spinningDarkness } from './spinning-darkness.ts'
import { spiritualFocus } from './spiritual-focus.ts'
import { spittingImage } from './spitting-image.ts'
import { spotterThopter } from './spotter-thopter.ts'
import { spreadingSeas } from './spreading-seas.ts'
import { springMind } from './spring-mind.ts'
import { squeeGoblinNabob } from './squee-goblin-nabob.ts'
import { standstill } from './standstill.ts'
import { startFinish } from './start-finish.ts'
import { sterlingGrove } from './sterling-grove.ts'
import { stifle } from './stifle.ts'
import { stitchedAssistant } from './stitched-assistant.ts'
import { stokeTheFlames } from './stoke-the-flames.ts'
import { storyCircle } from './story-circle.ts'
import { sulfuricVortex } from './sulfuric-vortex.ts'
import { surgicalExtraction } from './surgical-extraction.ts'
import { surveillanceMonitor } from './surveillance-monitor.ts'
import { survivalOfTheFittest } from './survival-of-the-fittest.ts'
import { swiftfootBoots } from './swiftfoot-boots.ts'
import { switcheroo } from './switcheroo.ts'
import { swordsToPlowshares } from './swords-to-plowshares.ts'
import { sylvanLibrary } from './sylvan-library.ts'
import { syndicOfTithes } from './syndic-of-tithes.ts'
import { syndicateEnforcer } from './syndicate-enforcer.ts'
import { syphonLife } from './syphon-life.ts'
import { taintedField } from './tainted-field.ts'
import { tamiyosJournal } from './tamiyos-journal.ts'
import { taniwha } from './taniwha.ts'
import { tarFiend } from './tar-fiend.ts'
import { tarmogoyf } from './tarmogoyf.ts'
import { teferisDrake } from './teferis-drake.ts'
import { teferisImp } from './teferis-imp.ts'
import { teferisResponse } from './teferis-response.ts'
import { tenaciousTomeseeker } from './tenacious-tomeseeker.ts'
import { terminate } from './terminate.ts'
import { terravore } from './terravore.ts'
import { terror } from './terror.ts'
import { theRack } from './the-rack.ts'
import { thopterSpyNetwork } from './thopter-spy-network.ts'
import { thoughtReflection } from './thought-reflection.ts'
import { thrabenInspector } from './thraben-inspector.ts'
import { thromokTheInsatiable } from './thromok-the-insatiable.ts'
import { thunderThrashElder } from './thunder-thrash-elder.ts'
import { timeWalk } from './time-walk.ts'
import { titheDrinker } from './tithe-drinker.ts'
import { toilTrouble } from './toil-trouble.ts'
import { tolarianDrake } from './tolarian-drake.ts'
import { tormodsCrypt } from './tormods-crypt.ts'
import { tranquilDomain } from './tranquil-domain.ts'
import { treasureCruise } from './treasure-cruise.ts'
import { treetopVillage } from './treetop-village.ts'
import { trollAscetic } from './troll-ascetic.ts'
import { troublemakerOuphe } from './troublemaker-ouphe.ts'
import { trueBeliever } from './true-believer.ts'
import { trustedForcemage } from './trusted-forcemage.ts'
import { tsabosWeb } from './tsabos-web.ts'
import { turnBurn } from './turn-burn.ts'
import { twincast } from './twincast.ts'
import { ulamogsCrusher } from './ulamogs-crusher.ts'
import { ultramarinesHonourGuard } from './ultramarines-honour-guard.ts'
import { unsummon } from './unsummon.ts'
import { urborgTombOfYawgmoth } from './urborg-tomb-of-yawgmoth.ts'
import { vampireHexmage } from './vampire-hexmage.ts'
import { vanguardSuppressor } from './vanguard-suppressor.ts'
import {
  alphaMyr,
  balduvianBears,
  bearCub,
  bronzeSable,
  crawWurm,
  eliteVanguard,
  goblinPiker,
  goblinRoughrider,
  grayOgre,
  grizzlyBears,
  hillGiant,
  isamaruHoundOfKonda,
  memnite,
  monssGoblinRaiders,
  phyrexianWalker,
  pillarfieldOx,
  runeclawBear,
  savannahLions,
  silvercoatLion,
} from './vanilla-creatures.ts'
import { vindicate } from './vindicate.ts'
import { visionCharm } from './vision-charm.ts'
import { vituGhaziInspector } from './vitu-ghazi-inspector.ts'
import { vizierOfTheScorpion } from './vizier-of-the-scorpion.ts'
import { vulpikeet } from './vulpikeet.ts'
import { vulturousAven } from './vulturous-aven.ts'
import { wallOfBlossoms } from './wall-of-blossoms.ts'
import { wallOfOmens } from './wall-of-omens.ts'
import { wallOfRoots } from './wall-of-roots.ts'
import { warmth } from './warmth.ts'
import { warpingWurm } from './warping-wurm.ts'
import { wasteland } from './wasteland.ts'
import { wastelandRaider } from './wasteland-raider.ts'
import { waterfrontBouncer } from './waterfront-bouncer.ts'
import { wearTear } from './wear-tear.ts'
import { werebear } from './werebear.ts'
import { wheelOfFortune } from './wheel-of-fortune.ts'
import { whipcorder } from './whipcorder.ts'
import { whiteKnight } from './white-knight.ts'
import { widespreadBrutality } from './widespread-brutality.ts'
import { wildGrowth } from './wild-growth.ts'
import { wildMongrel } from './wild-mongrel.ts'
import { windsweptHeath } from './windswept-heath.ts'
import { wipeAway } from './wipe-away.ts'
import { wirewoodSymbiote } from './wirewood-symbiote.ts'
import { witheredWretch } from './withered-wretch.ts'
import { wonder } from './wonder.ts'
import { woodElves } from './wood-elves.ts'
import { woodedFoothills } from './wooded-foothills.ts'
import { worship } from './worship.ts'
import { wrathOfGod } from './wrath-of-god.ts'
import { xantidSwarm } from './xantid-swarm.ts'
import { yavimayaCoast } from './yavimaya-coast.ts'
import { yavimayaGranger } from './yavimaya-granger.ts'
import { yixlidJailer } from './yixlid-jailer.ts'
import { zombieInfestation } from './zombie-infestation.ts'
import { zuranOrb } from './zuran-orb.ts'

/** Every card there is, by name. */
export const ALL_CARDS: readonly CardDefinition[] = [
  absoluteLaw,
  absorb,
  accumulatedKnowledge,
  actOfTreason,
  adaptiveSnapjaw,
  adarkarWastes,
  adventOfTheWurm,
  ahnCropChampion,
  ahnCropCrasher,
  airElemental,
  ajanisPridemate,
  akoumWarrior,
  aliveWell,
  alphaMyr,
  anarchy,
  ancestralRecall,
  ancientTomb,
  anger,
  angrathCaptainOfChaos,
  ankhOfMishra,
  annul,
  aquamoeba,
  archonsGlory,
  arcoFlagellant,
  argothianEnchantress,
  armageddon,
  armedDangerous,
  arrogantWurm,
  ashcoatBear,
  assaultBattery,
  attunement,
  auraOfSilence,
  auspiciousArrival,
  autonomousAssembler,
  avalancheRiders,
  avenEternal,
  axebaneFerox,
  badlands,
  balduvianBears,
  balefulEidolon,
  balefulStrix,
  ballLightning,
  banefire,
  baneOfTheLiving,
  baneslayerAngel,
  banishingLight,
  banishmentDecree,
  barbarianRing,
  basilicaGuards,
  basilicaScreecher,
  baskingRootwalla,
  basriKet,
  batteringKrasis,
  battlefieldForge,
  battlegrowth,
  bayou,
  bearCub,
  beastcallerSavant,
  beckCall,
  birdsOfParadise,
  bitterbladeWarrior,
  bitterblossom,
  blackKnight,
  blastoderm,
  blitzAutomaton,
  bloodMoon,
  blueElementalBlast,
  boggartBrute,
  bogWraith,
  bonesplitter,
  boneyardLurker,
  boomerang,
  boonSatyr,
  bottleGnomes,
  bottomlessPit,
  boulderbranchGolem,
  brainFreeze,
  brainstorm,
  brazenBorrower,
  breakingEntering,
  breezekeeper,
  briarbridgeTracker,
  brokkosApexOfForever,
  bronzeSable,
  brushland,
  bygoneBishop,
  bywayCourier,
  cabalPit,
  cabalTherapy,
  callerOfTheClaw,
  callOfTheHerd,
  callousDismissal,
  candyGrapple,
  caprichrome,
  capsize,
  carefulStudy,
  carpetOfFlowers,
  cataclysm,
  cavernWhisperer,
  cavesOfKoilos,
  celestialArchon,
  chandraTorchOfDefiance,
  chaplainsBlessing,
  chemistersInsight,
  childOfNight,
  chill,
  chitteringHarvester,
  chromaticOrrery,
  chromaticSphere,
  circleOfProtectionBlack,
  circleOfProtectionRed,
  circularLogic,
  cityOfTraitors,
  civilizedScholar,
  cleansingMeditation,
  cleverImpersonator,
  clingingAnemones,
  clone,
  cloudfinRaptor,
  cloudpiercer,
  cloudshift,
  coastalTower,
  coldCaseCracker,
  combatThresher,
  confirmSuspicions,
  consignOblivion,
  containmentPriest,
  controlMagic,
  counterspell,
  crawWurm,
  crocanura,
  crucibleOfWorlds,
  crumble,
  crusade,
  cryptGhast,
  cursedScroll,
  cursedTotem,
  cutRibbons,
  darigaazsCaldera,
  darkRitual,
  darksteelColossus,
  darksteelRelic,
  dauthiSlayer,
  daze,
  decreeOfJustice,
  decreeOfSilence,
  deduce,
  deepAnalysis,
  deflectingPalm,
  delverOfSecrets,
  depthChargeColossus,
  derangedHermit,
  devotedCropMate,
  devouringHellion,
  diabolicEdict,
  directCurrent,
  dirgeBat,
  disenchant,
  dismember,
  distortionStrike,
  divination,
  doomBlade,
  doomedTraveler,
  downDirty,
  dreamtailHeron,
  drownyardExplorers,
  drudgeSkeletons,
  dryadArbor,
  duress,
  duskDawn,
  dustBowl,
  dystopia,
  earthquake,
  echoInspector,
  eerieInterlude,
  eliteVanguard,
  elusiveKrasis,
  elvishMystic,
  elvishVisionary,
  emberhornMinotaur,
  enatuGolem,
  enchantresssPresence,
  engineeredPlague,
  enlightenedTutor,
  ensnaringBridge,
  erase,
  erdwalIlluminator,
  ertaisFamiliar,
  essenceSymbiote,
  eternalDragon,
  eternalSkylord,
  evidenceExaminer,
  exaltedAngel,
  experimentOne,
  exploration,
  factOrFiction,
  faerieConclave,
  fallajiDragonEngine,
  farAway,
  fatalPush,
  feastingHobbit,
  fellStinger,
  fencingAce,
  ferventPaincaster,
  fervor,
  fireblast,
  fireIce,
  flameJab,
  flameRift,
  flametongueKavu,
  flashOfInsight,
  fleshBlood,
  flicker,
  floodedStrand,
  flusterstorm,
  foil,
  forceOfWill,
  forensicResearcher,
  forest,
  fork,
  franticSearch,
  frogmite,
  frogmyrEnforcer,
  funeralCharm,
  funeralPyre,
  fyndhornElves,
  gaeasBlessing,
  gaeasCradle,
  galadhrimBrigade,
  gempalmIncinerator,
  gemrazer,
  gemstoneMine,
  gerrardsVerdict,
  ghostbladeEidolon,
  giantGrowth,
  giantSpider,
  gingerbrute,
  gleamingOverseer,
  gloom,
  gloriousAnthem,
  gloryBoundInitiate,
  glorybringer,
  glowstoneRecluse,
  goblinGloryChaser,
  goblinKing,
  goblinLackey,
  goblinMatron,
  goblinPiker,
  goblinPiledriver,
  goblinPyromancer,
  goblinRingleader,
  goblinRoughrider,
  goblinSharpshooter,
  goblinTinkerer,
  goblinWarchief,
  gorgerWurm,
  goringWarplow,
  grapeshot,
  gravebornMuse,
  graveTitan,
  graviticPunch,
  grayOgre,
  grimInitiate,
  grimLavamancer,
  grizzlyBears,
  gush,
  gustWalker,
  gyreSage,
  hamletGlutton,
  hardenedScales,
  healingSalve,
  heliodsEmissary,
  hellkiteHatchling,
  heraldOfTheDreadhorde,
  heraldOfTorment,
  highFaeNegotiator,
  hillGiant,
  holyStrength,
  honorOfThePure,
  hoodedBrawler,
  hopefulEidolon,
  humility,
  huntmasterLiger,
  huntmasterOfTheFells,
  hydroblast,
  hypnoticGrifter,
  hypnoticSiren,
  hypnoticSpecter,
  iceOut,
  illuminatorVirtuoso,
  impulse,
  incinerate,
  insatiableHemophage,
  intuition,
  invadeTheCity,
  isamaruHoundOfKonda,
  island,
  isochronScepter,
  ivoryTower,
  jaceBeleren,
  jackalPup,
  johannsStopgap,
  juggernaut,
  karplusanForest,
  khenraScrapper,
  kingpinsPet,
  kirtarsDesire,
  kitchenFinks,
  knightOfObligation,
  knightOfStromgald,
  krosanTusker,
  lazotepReaver,
  leafcrownDryad,
  ledgerShredder,
  leylineOfTheVoid,
  lightningBolt,
  lightningHelix,
  llanowarElves,
  llanowarWastes,
  loreDrakkis,
  lure,
  majesticAuricorn,
  manaLeak,
  marrowChomper,
  masticore,
  maximizeAltitude,
  maximizeVelocity,
  meddlingMage,
  memnite,
  merfolkRaiders,
  migratoryGreathorn,
  millstone,
  ministerOfPain,
  mirrisGuile,
  mishrasFactory,
  moggFanatic,
  moggFlunkies,
  moggSalvage,
  monasterySwiftspear,
  monssGoblinRaiders,
  monstrify,
  motherOfRunes,
  mountain,
  mouthFeed,
  moxDiamond,
  mulldrifter,
  multanisAcolyte,
  muragandaPetroglyphs,
  murder,
  mycoloth,
  mysticRemora,
  nantukoShade,
  nantukoVigilante,
  naturalize,
  naturesClaim,
  necromancy,
  necropanther,
  nefCropEntangler,
  nightmare,
  nimbleMongoose,
  nimbusNaiad,
  ninjaOfTheDeepHours,
  novaCleric,
  nullRod,
  nyleasEmissary,
  nyxbornEidolon,
  nyxbornRollicker,
  nyxbornShieldmate,
  nyxbornTriton,
  nyxbornWolf,
  oasisRitualist,
  oblivionRing,
  observantAlseid,
  onwardVictory,
  oonasGrace,
  opalescence,
  orimsChant,
  ornithopter,
  overload,
  pacifism,
  parallaxWave,
  peek,
  perish,
  phantasmalImage,
  phantomWurm,
  phyrexianArena,
  phyrexianDreadnought,
  phyrexianFurnace,
  phyrexianRager,
  phyrexianWalker,
  pillarfieldOx,
  pineWalker,
  plagueSpitter,
  plains,
  plateau,
  pontiffOfBlight,
  porcuparrot,
  portent,
  pouncingShoreshark,
  powderGanger,
  powderKeg,
  predatorDragon,
  presenceOfTheMaster,
  priceOfProgress,
  priestOfTitania,
  prodigalPyromancer,
  profitLoss,
  prohibit,
  propaganda,
  protectServe,
  psionicSnoop,
  psychicPickpocket,
  purphorossEmissary,
  pyroblast,
  pyroclasm,
  pyrokinesis,
  qarsiSadist,
  quirionRanger,
  radiantsDragoons,
  radicalIdea,
  raffinesInformant,
  raffinesSilencer,
  ragingGoblin,
  raiseDead,
  raiseTheAlarm,
  rakshasaGravecaller,
  ramosianSergeant,
  rancor,
  ravenousBaloth,
  ravenousRats,
  ravensCrime,
  rayOfRevelation,
  readyWilling,
  reanimate,
  redElementalBlast,
  regalLeosaur,
  regress,
  rejuvenationChamber,
  relentlessAdvance,
  relentlessAssault,
  replenish,
  repositorySkaab,
  restInPeace,
  revelRuiner,
  rishadanPort,
  riteOfReplication,
  riverBoa,
  roarOfTheWurm,
  rotTideGargantua,
  runeclawBear,
  rustGoliath,
  sacredGround,
  sakuraTribeElder,
  sampleCollector,
  sandbarCrocodile,
  savannah,
  savannahLions,
  scrubland,
  seaDasherOctopus,
  sealOfCleansing,
  sealOfFire,
  searingBlood,
  sejiriMerfolk,
  sengirVampire,
  serenity,
  serraAngel,
  serraAscendant,
  serraAvatar,
  serrasSanctum,
  servantOfTheScale,
  severedLegion,
  shambleshark,
  shimmeringEfreet,
  shock,
  shortSword,
  sicarianInfiltrator,
  sidisisFaithful,
  sidisiUndeadVizier,
  siegeGangCommander,
  silumgarButcher,
  silumgarSorcerer,
  silvercoatLion,
  simoon,
  skeletalScrying,
  skirkProspector,
  skullmulcher,
  skycloudExpanse,
  smother,
  snapcasterMage,
  snuffOut,
  solitaryConfinement,
  solRing,
  soltariChampion,
  soltariFootSoldier,
  soltariMonk,
  soltariPriest,
  sonicAssault,
  soulBurn,
  soulfireGrandMaster,
  soulmender,
  soulWarden,
  spaceMarineDevastator,
  spawningPool,
  spelleaterWolverine,
  spellPierce,
  sphereOfResistance,
  spikeFeeder,
  spinningDarkness,
  spiritualFocus,
  spittingImage,
  spotterThopter,
  spreadingSeas,
  springMind,
  squeeGoblinNabob,
  standstill,
  startFinish,
  sterlingGrove,
  stifle,
  stitchedAssistant,
  stokeTheFlames,
  storyCircle,
  sulfuricVortex,
  surgicalExtraction,
  surveillanceMonitor,
  survivalOfTheFittest,
  swamp,
  swiftfootBoots,
  switcheroo,
  swordsToPlowshares,
  sylvanLibrary,
  syndicateEnforcer,
  syndicOfTithes,
  syphonLife,
  taiga,
  taintedField,
  tamiyosJournal,
  taniwha,
  tarFiend,
  tarmogoyf,
  teferisDrake,
  teferisImp,
  teferisResponse,
  tenaciousTomeseeker,
  terminate,
  terravore,
  terror,
  theRack,
  thopterSpyNetwork,
  thoughtReflection,
  thrabenInspector,
  thromokTheInsatiable,
  thunderThrashElder,
  timeWalk,
  titheDrinker,
  toilTrouble,
  tolarianDrake,
  tormodsCrypt,
  tranquilDomain,
  treasureCruise,
  treetopVillage,
  trollAscetic,
  tropicalIsland,
  troublemakerOuphe,
  trueBeliever,
  trustedForcemage,
  tsabosWeb,
  tundra,
  turnBurn,
  twincast,
  typhoidRats,
  ulamogsCrusher,
  ultramarinesHonourGuard,
  undergroundSea,
  unsummon,
  urborgTombOfYawgmoth,
  vampireHexmage,
  vanguardSuppressor,
  vindicate,
  visionCharm,
  vituGhaziInspector,
  vizierOfTheScorpion,
  volcanicIsland,
  vulpikeet,
  vulturousAven,
  wallOfBlossoms,
  wallOfOmens,
  wallOfRoots,
  wallOfStone,
  warmth,
  warpingWurm,
  wasteland,
  wastelandRaider,
  wastes,
  waterfrontBouncer,
  wearTear,
  werebear,
  wheelOfFortune,
  whipcorder,
  whiteKnight,
  widespreadBrutality,
  wildGrowth,
  wildMongrel,
  windsweptHeath,
  wipeAway,
  wirewoodSymbiote,
  witheredWretch,
  wonder,
  woodedFoothills,
  woodElves,
  worship,
  wrathOfGod,
  xantidSwarm,
  yavimayaCoast,
  yavimayaGranger,
  yixlidJailer,
  youngWolf,
  youthfulKnight,
  zombieInfestation,
  zuranOrb,
]
