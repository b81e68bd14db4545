/** Two hands of Merge: a raised pot with a showdown, and a draw game that ends with an uncalled bet. */
export const MERGE = `<description type="Holdem" stakes="No Limit ($0.50/$1)"/>
<game id="910-1" starttime="20120529182537" numholecards="2" gametype="2" seats="6" realmoney="true" data="20120529|Vesta%20II|910|910-1|false">
	<players dealer="0">
		<player seat="0" nickname="Ana" balance="$100.00" dealtin="true" />
		<player seat="2" nickname="Ben &amp; co" balance="$80.50" dealtin="true" />
		<player seat="4" nickname="Cid" balance="$64.25" dealtin="true" />
		<player seat="5" nickname="Eva" balance="$50.00" dealtin="false" />
	</players>
	<round id="BLINDS" sequence="1">
		<event sequence="1" type="SMALL_BLIND" timestamp="1338333911875" player="2" amount="0.50"/>
		<event sequence="2" type="BIG_BLIND" timestamp="1338333912031" player="4" amount="1.00"/>
	</round>
	<round id="PREFLOP" sequence="2">
		<event sequence="3" type="RAISE" timestamp="1338333915687" player="0" amount="3.00"/>
		<event sequence="4" type="FOLD" timestamp="1338333916687" player="2"/>
		<event sequence="5" type="CALL" timestamp="1338333917468" player="4" amount="2.00"/>
		<cards type="HOLE" cards="Ah,Kd" player="0" hand="Ace High"/>
	</round>
	<round id="POSTFLOP" sequence="3">
		<event sequence="6" type="BET" timestamp="1338333923812" player="4" amount="4.00"/>
		<event sequence="7" type="CALL" timestamp="1338333925265" player="0" amount="4.00"/>
		<cards type="COMMUNITY" cards="Ac,8d,4d" hand="Pair of Aces"/>
	</round>
	<round id="POSTTURN" sequence="4">
		<event sequence="8" type="CHECK" timestamp="1338333928484" player="4"/>
		<event sequence="9" type="CHECK" timestamp="1338333929781" player="0"/>
		<cards type="COMMUNITY" cards="Ac,8d,4d,7s" hand="Pair of Aces"/>
	</round>
	<round id="POSTRIVER" sequence="5">
		<event sequence="10" type="CHECK" timestamp="1338333932218" player="4"/>
		<event sequence="11" type="CHECK" timestamp="1338333933578" player="0"/>
		<cards type="COMMUNITY" cards="Ac,8d,4d,7s,2h" hand="Pair of Aces"/>
	</round>
	<round id="SHOWDOWN" sequence="6">
		<event sequence="12" type="SHOW" timestamp="1338333933984" player="4"/>
		<event sequence="13" type="SHOW" timestamp="1338333934875" player="0"/>
		<cards type="SHOWN" cards="8c,9c" player="4"/>
		<cards type="SHOWN" cards="Ah,Kd" player="0"/>
	</round>
	<round id="END_OF_GAME" sequence="7">
		<winner amount="13.80" uncalled="false" potnumber="1" player="0" hand="Pair of Aces" pottype="n"/>
	</round>
</game>
<description type="2-7 Lowball" stakes="Limit $2/$4"/>
<game id="911-5" starttime="20120530182537" numholecards="5" gametype="67" seats="6" realmoney="true" data="20120530|Juno|911|911-5|false">
	<players dealer="1">
		<player seat="1" nickname="Ana" balance="$40.00" dealtin="true" />
		<player seat="3" nickname="Dan" balance="$60.00" dealtin="true" />
	</players>
	<round id="BLINDS" sequence="1">
		<event sequence="1" type="SMALL_BLIND" timestamp="1338420311875" player="1" amount="1.00"/>
		<event sequence="2" type="BIG_BLIND" timestamp="1338420312031" player="3" amount="2.00"/>
	</round>
	<round id="PRE_FIRST_DRAW" sequence="2">
		<event sequence="3" type="CALL" timestamp="1338420315687" player="1" amount="1.00"/>
		<event sequence="4" type="CHECK" timestamp="1338420316687" player="3"/>
		<cards type="HOLE" cards="7h,5h,Ts,3c,Kd" player="1" hand="King High"/>
	</round>
	<round id="FIRST_DRAW" sequence="3">
		<event sequence="5" type="DRAW" timestamp="1338420317687" player="3" text="1"/>
		<event sequence="6" type="DRAW" timestamp="1338420318687" player="1" text="2"/>
		<cards type="DRAW_DRAWN_CARDS" cards="7h,5h,4c,3c,2d" player="1" hand="7-5-4-3-2"/>
	</round>
	<round id="POST_FIRST_DRAW" sequence="4">
		<event sequence="7" type="CHECK" timestamp="1338420319687" player="3"/>
		<event sequence="8" type="BET" timestamp="1338420320687" player="1" amount="2.00"/>
		<event sequence="9" type="FOLD" timestamp="1338420321687" player="3"/>
	</round>
	<round id="END_OF_FOLDED_GAME" sequence="5">
		<event sequence="10" type="MUCK" timestamp="1338420322687" player="1"/>
		<winner amount="5.80" uncalled="false" potnumber="1" player="1" pottype="n"/>
	</round>
	<round id="END_OF_GAME" sequence="6">
	</round>
</game>
`;
