// Written by `npm run client` from docs/openapi.json.
export interface paths {
    readonly "/health/live": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether the process is alive */
        readonly get: operations["Health_live"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health/ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether the service is ready: its database and its queue answer */
        readonly get: operations["Health_ready"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/metrics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Metrics in the Prometheus text format
         * @description From this process: requests, hands audited at once, and process metrics. From the database, for all workers and workspaces and up to 5 seconds old: jobs, imports, chunks, the hands and findings of imports, equity jobs, and deliveries of webhooks.
         */
        readonly get: operations["Metrics_read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hands": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The stored hands
         * @description A page of records as the command line writes them, with id and importId. With format=ndjson or Accept: application/x-ndjson: all hands after the cursor, one on each line; with format=csv the main values of each as CSV. A duplicate has its first copy as copyOf. Only hands of imports that are done are listed, and later imports can have smaller ids: to read all new hands, read each import when it is done (parameter import).
         */
        readonly get: operations["StoredHands_list"];
        readonly put?: never;
        /**
         * Audit a few hands
         * @description The body is a log in any supported format (plain, gzip or zip, with any content type but JSON and multipart), or one canonical hand or an array of them as JSON. The answer is 200 if some hands can be read; the others are rejected items. Nothing is stored without store=true; with it, the answer names an import, and the hands are available when it is done. The same Idempotency-Key and hands lead to the same import.
         */
        readonly post: operations["Hands_audit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hands/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A stored hand, with the cards of its other views and its neighbours in the log */
        readonly get: operations["StoredHands_one"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a stored hand
         * @description A first copy is deleted with all of its copies, a copy by itself. The hand is taken out of the counts of its imports and the statistics of its players. Its text stays in the log of the import until that is deleted.
         */
        readonly delete: operations["StoredHands_remove"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hands/{id}/replay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Replay a stored hand step by step */
        readonly get: operations["StoredHands_replay"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hands/{id}/source": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The original text of a stored hand */
        readonly get: operations["StoredHands_source"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hands/{id}/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Export a stored hand
         * @description json is the canonical hand. Other formats are sent as text/plain; a format that cannot hold all of the hand is refused unless lossy=true.
         */
        readonly get: operations["StoredHands_export"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hands/{id}/equity": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Equity of the players of a stored hand
         * @description The equity of the known hands on each street; known cards of folded hands are dead. If all remaining players were all-in before the last card and their hands are known, `allIn` has the expected amount of each player per pot after rake, and its difference from the amount won.
         */
        readonly get: operations["HandEquity_of"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/hands/equity": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Equity of the players of a hand that is not stored
         * @description The same as for a stored hand. The body is as in POST /v1/hands; index chooses the hand. The steps to which the equities belong are those of POST /v1/hands?replay=true.
         */
        readonly post: operations["HandEquity_ofText"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/imports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The imports, newest first */
        readonly get: operations["Imports_list"];
        readonly put?: never;
        /**
         * Import a log of any size
         * @description The body is the log (plain, gzip or zip, with any content type), or a multipart form with one file. The answer comes when the last byte is durable; workers then audit the log. The same Idempotency-Key and log lead to the same import.
         */
        readonly post: operations["Imports_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/imports/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** An import, with its progress */
        readonly get: operations["Imports_one"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Cancel or delete an import
         * @description Without data=true: cancels an import that has not ended; audited hands are kept. With data=true: deletes the import with its hands, findings and text, also while it runs, and takes its hands out of the statistics of players. The answer is 202 with the state deleting; the import is 404 when it is gone. Imports that have copies of its hands are audited again.
         */
        readonly delete: operations["Imports_remove"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/imports/{id}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The progress of an import as server-sent events
         * @description Events progress, done, failed, cancelled: data is the import, id its revision. A request with Last-Event-ID only gets later revisions; 204 if the import has ended with that revision.
         */
        readonly get: operations["Imports_follow"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/imports/{id}/findings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The findings of an import, in the order of its hands
         * @description A page as JSON. With format=ndjson or format=csv (or application/x-ndjson or text/csv in Accept): all findings, one on each line. An import has findings when it has ended.
         */
        readonly get: operations["ImportFindings_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/imports/{id}/report": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Import summary, as JSON or as a page for browsers
         * @description An import has a report when it has ended; before that, the answer is 409. Without format, clients that prefer text/html get the page. The page needs neither scripts nor network and can be saved as a file.
         */
        readonly get: operations["ImportReport_report"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/imports/{id}/fairness": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Whether the cards of an import were dealt fairly (docs/fairness.md)
         * @description The answer of floorman fairness about the hands of the import that no earlier import has. A suspect test is a reason to look, not a verdict. Before the import has ended, the answer is 409.
         */
        readonly get: operations["ImportChecks_fairness"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/imports/{id}/partners": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Pairs of players of an import who may play for each other (docs/partners.md)
         * @description The answer of floorman partners about the hands of the import that no earlier import has: suspects, never a verdict. Before the import has ended, the answer is 409.
         */
        readonly get: operations["ImportChecks_partners"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/imports/{id}/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The hands of an import as tables
         * @description A zip of four tables (hands, players, actions and findings), whose columns docs/export.md lists. The hands are audited again by the running version. An import has an export when it has ended; before that, the answer is 409.
         */
        readonly get: operations["Exports_export"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/players": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The players of the stored hands, by name, hands or net */
        readonly get: operations["Players_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/players/{name}/stats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Statistics of a player, in upper or lower case, by site (docs/statistics.md) */
        readonly get: operations["Players_stats"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/players/{name}/results": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The results of a player over time, by site and currency */
        readonly get: operations["Players_results"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/evaluations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Hand categories, and which hand is best */
        readonly post: operations["Evaluations_evaluate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/equity": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Equity of hands and ranges
         * @description Counts all cases where that is cheap; otherwise, and where trials or an error are given, runs Monte Carlo. The cost of a request depends on the request alone: a small one is answered at once (200), a large one becomes a job (202), see GET /v1/equity/{id}. Once a job is done, equal requests are answered at once. Equal requests have equal answers to the last digit, also with suits renamed, or players and cards in another order. An Idempotency-Key leads to the job that it was used for; another request under the same key gets 422.
         */
        readonly post: operations["Equity_ask"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/equity/batch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Equity of up to 10000 requests, one on each line
         * @description The body is NDJSON: each line is a request as for POST /v1/equity. The response has a line for each request, in order and as soon as it is known: the index of the request with its answer or its problem. Blank lines are skipped and not part of the index; the line of a problem is the line of the body. A request that is too large to be answered at once is refused on its line.
         */
        readonly post: operations["Equity_answerBatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/ranges": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The hands of a range
         * @description Parses a range of hands of a game. The answer has the number of hands, their weight, their share of all hands and, for hands of two cards, the grid. A problem names the character where an error begins.
         */
        readonly post: operations["Ranges_explain"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/ranges/classes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The classes that ranges can name
         * @description Classes of hands such as `$ds`, double-suited, and of cards such as `$B`, a big card, with names in both languages; and the games in which a range can be a percentage of the best hands.
         */
        readonly get: operations["RangeClasses_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/equity/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** An equity job, with its progress and answer */
        readonly get: operations["EquityJobs_one"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Cancel an equity job
         * @description 200 with the cancelled job, also if it was cancelled before. 409 if the job is done or has failed; 404 if the workspace has no such job.
         */
        readonly delete: operations["EquityJobs_cancel"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/equity/{id}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The progress of an equity job as server-sent events
         * @description Events progress, done, failed, cancelled: data is the job with its estimate so far, id its revision. A request with Last-Event-ID only gets later revisions; 204 if the job has ended with that revision.
         */
        readonly get: operations["EquityJobs_follow"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/webhooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The webhooks, oldest first
         * @description One page: a workspace has up to 10.
         */
        readonly get: operations["Webhooks_list"];
        readonly put?: never;
        /**
         * Create a webhook
         * @description From then on the service sends an event to the address when an import or an equity job of the workspace has ended, at least once, signed with the secret. Only this response has the secret; the same Idempotency-Key leads to the same webhook.
         */
        readonly post: operations["Webhooks_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/webhooks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A webhook */
        readonly get: operations["Webhooks_one"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a webhook
         * @description Its deliveries are deleted with it, also those that are pending.
         */
        readonly delete: operations["Webhooks_remove"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/webhooks/{id}/deliveries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The deliveries of a webhook, newest first
         * @description Deliveries that have ended are kept for 30 days, up to 1,000 of a webhook.
         */
        readonly get: operations["Webhooks_history"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/webhooks/{id}/test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a test event
         * @description A worker sends the event webhook.test, in one attempt; the list of deliveries has the result. If the receiver accepts it, the webhook is active again.
         */
        readonly post: operations["Webhooks_test"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The keys, oldest first, also the revoked ones
         * @description Those of the workspace of the key of the request, and of the workspaces that keys of that workspace have created.
         */
        readonly get: operations["Keys_list"];
        readonly put?: never;
        /**
         * Create a key
         * @description For the workspace of the key of the request, or one that keys of that workspace have created; for any other workspace it is 403. Only this response has the key: the service stores its hash. If the response is lost, revoke the key and create another one.
         */
        readonly post: operations["Keys_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/keys/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A key, without its secret */
        readonly get: operations["Keys_one"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Revoke a key
         * @description It stops working within a second, in every process, and stays in the list. A key does not revoke itself (409). A key that was revoked before is 204 too.
         */
        readonly delete: operations["Keys_revoke"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/workspaces": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The workspaces, oldest first
         * @description That of the key of the request, and those that keys of that workspace have created.
         */
        readonly get: operations["Workspaces_list"];
        readonly put?: never;
        /**
         * Create a workspace
         * @description The keys of the workspace of the request administer it: they create its keys. Names are unique in the service; a name that is taken is 409.
         */
        readonly post: operations["Workspaces_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/workspaces/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A workspace */
        readonly get: operations["Workspaces_one"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a workspace
         * @description Deletes a workspace that your workspace has created. Its keys stop working within two seconds, its name is free, and nobody sees its data any more; workers delete its imports with their hands. Workspaces that its keys have created stay, with their keys and data, and your workspace administers them. A key cannot delete its own workspace (409).
         */
        readonly delete: operations["Workspaces_remove"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/showdowns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Pots and awards of a showdown */
        readonly post: operations["Showdowns_settle"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/variants": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The variants and rotations */
        readonly get: operations["Variants_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/variants/validate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Validate a custom variant */
        readonly post: operations["Variants_validate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/formats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The formats of hand histories, with the variants that each supports */
        readonly get: operations["Formats_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The rules */
        readonly get: operations["Rules_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rules/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One rule */
        readonly get: operations["Rules_one"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rulings/incidents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The incidents, with the questions about each */
        readonly get: operations["Rulings_incidents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rulings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The ruling on an incident
         * @description A pure function of profile, situation and incident. A fact that the ruling depends on and that the request does not state is a problem 422 that names it (`missing-fact`): state it and send the request again.
         */
        readonly post: operations["Rulings_rule"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/profiles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The house profiles and their switches */
        readonly get: operations["Profiles_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/schemas": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The published JSON Schemas */
        readonly get: operations["Schemas_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/schemas/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One JSON Schema (draft 2020-12) */
        readonly get: operations["Schemas_one"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly EvaluationRequest: {
            /** @description id of a variant, such as holdem */
            readonly game?: string;
            /** @description options of the game */
            readonly options?: components["schemas"]["GameOptions"];
            /** @description a custom variant, instead of game; see /v1/variants/validate */
            readonly variant?: unknown;
            readonly hands: readonly (string | readonly string[])[];
            /** @description Cards as one text ("Ah Kh", "AhKh") or a list (["Ah", "Kh"]). */
            readonly board?: string | readonly string[];
        };
        readonly GameOptions: {
            /** @enum {string} */
            readonly openers?: "jacks" | "queens" | "kings" | "aces";
            /** @enum {string} */
            readonly joker?: "bug" | "wild";
            readonly wildRanks?: readonly ("2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K" | "A")[];
            /** @description Number of cards in the deck, jokers included. */
            readonly deck?: number;
            /** @enum {string} */
            readonly trips?: "over-straight";
            /** @enum {number} */
            readonly boards?: 2 | 3;
            /** @description High-low by declaration: each player says high, low or both (P-SHOW-8). */
            readonly declare?: boolean;
            /** @description Every player antes, and there is no betting before the flop. */
            readonly bomb?: boolean;
        };
        readonly EquityRequest: {
            /** @description id of a variant, such as holdem */
            readonly game?: string;
            /** @description options of the game */
            readonly options?: components["schemas"]["GameOptions"];
            /** @description a custom variant, instead of game; see /v1/variants/validate */
            readonly variant?: unknown;
            readonly players: readonly {
                /** @description Cards as one text ("Ah Kh", "AhKh") or a list (["Ah", "Kh"]). */
                readonly hand?: string | readonly string[];
                /** @description hands that the player may hold, such as QQ+,AKs or random: see docs/ranges.md */
                readonly range?: string;
            }[];
            /** @description the board; with two boards, the first and then the second */
            readonly board?: string | readonly string[];
            /** @description dead cards */
            readonly dead?: string | readonly string[];
            /** @description draws left in draw games; 1 by default */
            readonly draws?: number;
            /** @description how players discard, if discards are still to come: the best cards as if no draw followed, the best cards over all draws left, or a table of at most 64 rules. In draw games the best cards are approximate: of two nearly equal discards the worse one may be kept (docs/policies.md) */
            readonly policy?: ("best-one-draw" | "best-all-draws") | {
                /** @description the first rule that fits a hand decides */
                readonly rules: readonly {
                    /** @description for the draw with so many draws left, with this one; by default for every discard */
                    readonly draws?: number;
                    /** @description range of whole hands that the rule is for; by default any hand */
                    readonly hand?: string;
                    /** @description all, none, best-one-draw, best-all-draws, or a range of cards: the rule fits a hand that has such cards, and keeps them */
                    readonly keep: string;
                }[];
                /** @description the cards that are kept if no rule fits: as keep of a rule */
                readonly otherwise: string;
            };
            /**
             * @description auto counts all cases if that is cheap and neither trials nor error is given
             * @default auto
             * @enum {string}
             */
            readonly method?: "auto" | "exact" | "monte-carlo";
            /** @description number of random trials */
            readonly trials?: number;
            /** @description runs trials until the standard error of every player is at most this */
            readonly error?: number;
            /** @description seed of the trials: the same seed gives the same answer; by default the request determines it */
            readonly seed?: number;
            /** @description additional outputs: each hand of a range, hand categories by street, equities by the next card */
            readonly include?: readonly ("hands" | "categories" | "next-cards")[];
        };
        readonly RangeRequest: {
            /** @description id of a variant, such as holdem */
            readonly game?: string;
            /** @description options of the game */
            readonly options?: components["schemas"]["GameOptions"];
            /** @description a custom variant, instead of game; see /v1/variants/validate */
            readonly variant?: unknown;
            /** @description hands that the player may hold, such as QQ+,AKs or random: see docs/ranges.md */
            readonly range: string;
        };
        readonly WebhookRequest: {
            /** @description address of the receiver, with https */
            readonly url: string;
            /** @description the events that are delivered; all by default */
            readonly events?: readonly ("import.done" | "import.failed" | "import.cancelled" | "equity-job.done" | "equity-job.failed" | "equity-job.cancelled")[];
            /** @description signs the events: whsec_ and 24 to 64 bytes in base64; by default the service makes one */
            readonly secret?: string;
        };
        readonly ApiKeyRequest: {
            /** @description the owner or purpose of the key */
            readonly name: string;
            /** @description name of its workspace; by default that of the key of the request */
            readonly workspace?: string;
            /** @description what it allows; admin includes all */
            readonly scopes: readonly ("read" | "import" | "equity" | "admin")[];
        };
        readonly WorkspaceRequest: {
            readonly name: string;
        };
        /** @description The smallest unit is that of the amount with the most decimals; it is never divided. */
        readonly ShowdownRequest: {
            /** @description id of a variant, such as holdem */
            readonly game?: string;
            /** @description options of the game */
            readonly options?: components["schemas"]["GameOptions"];
            /** @description a custom variant, instead of game; see /v1/variants/validate */
            readonly variant?: unknown;
            /** @description with several boards, one after the other; in stud, the community card if the last card is one */
            readonly board?: string | readonly string[];
            /** @description A decimal amount as text ("12.50") or a whole number. */
            readonly rake?: string | number;
            /**
             * @description the house profile, which decides where odd chips go
             * @default pokerstars
             * @enum {string}
             */
            readonly profile?: "intro" | "roberts" | "wsop" | "phh" | "ohh" | "pokerstars" | "fulltilt" | "everest-text" | "winamax" | "bovada" | "ipoker" | "pokernow" | "merge" | "thebiggame";
            /** @description in dealing order: the first player is left of the button and first for an odd chip */
            readonly players: readonly {
                /** @description all chips that the player put in */
                readonly contributed: string | number;
                /** @description Cards as one text ("Ah Kh", "AhKh") or a list (["Ah", "Kh"]). */
                readonly cards?: string | readonly string[];
                /** @default false */
                readonly folded?: boolean;
            }[];
        };
        /** @description a custom variant: the schema `variant` of /v1/schemas */
        readonly OwnGame: {
            readonly [key: string]: unknown;
        };
        readonly Problem: {
            /** @description URI of the kind of problem: urn:floorman:problem:<code> */
            readonly type: string;
            /** @description the kind of problem, in the language of the request */
            readonly title: string;
            readonly status: number;
            /** @description this occurrence of the problem; by default the message of the first error, with the name of its parameter */
            readonly detail?: string;
            /**
             * @description stable name of the kind of problem
             * @enum {string}
             */
            readonly code: "malformed-request" | "malformed-json" | "invalid-request" | "unreadable-source" | "unauthorized" | "forbidden" | "not-found" | "method-not-allowed" | "request-timeout" | "conflict" | "body-too-large" | "archive-bomb" | "too-many-hands" | "too-many-questions" | "uri-too-long" | "unsupported-media-type" | "unmet-expectation" | "unprocessable" | "needs-policy" | "too-large" | "unknown-format" | "no-hands" | "too-many-requests" | "headers-too-large" | "internal-error" | "insufficient-storage" | "unavailable";
            readonly errors?: readonly components["schemas"]["ProblemDetail"][];
        };
        readonly ProblemDetail: {
            /**
             * @description the part of the request; the body if absent
             * @enum {string}
             */
            readonly in?: "body" | "query" | "path" | "header";
            /** @description JSON Pointer (RFC 6901) into that part */
            readonly pointer?: string;
            /** @description 1-based line of the text */
            readonly line?: number;
            /** @description the member of the zip */
            readonly member?: string;
            /** @description 1-based character in the text at the pointer */
            readonly at?: number;
            /** @description number of characters from there */
            readonly length?: number;
            /** @description stable name of the issue, if it has one */
            readonly code?: string;
            readonly message: string;
        };
        readonly EquityAnswer: {
            readonly game: string;
            /** @enum {string} */
            readonly method: "exact" | "monte-carlo";
            /** @description number of equally likely cases (with ranges, the sum of their weights) or of trials */
            readonly total: string;
            /** @description exact, with weights that differ: number of deals, each counted once whatever its weight */
            readonly deals?: string;
            /** @description seed of the trials; null for the method exact */
            readonly seed: number | null;
            /** @description false if the largest number of trials was reached before the requested standard error */
            readonly reached?: boolean;
            /**
             * @description the policy that decided the discards
             * @enum {string}
             */
            readonly policy?: "best-one-draw" | "best-all-draws" | "table";
            /** @description time to compute the answer; 0 if it was cached */
            readonly seconds: number;
            /** @description whether the answer comes from an earlier equal request */
            readonly cached: boolean;
            readonly players: readonly {
                /** @description the hand or range of the request */
                readonly hand: string;
                /** @description expected share of the pot */
                readonly equity: number;
                /** @description probability of winning the whole pot */
                readonly win: number;
                /** @description probability of winning a part of the pot */
                readonly tie: number;
                /** @description an integer, or a reduced fraction a/b */
                readonly wins: string;
                /** @description an integer, or a reduced fraction a/b */
                readonly ties: string;
                /** @description pots won over all cases; split pots count in part */
                readonly shares: string;
                readonly standardError: number;
                /** @description 95 % confidence interval of the equity */
                readonly interval: [
                    number,
                    number
                ];
                /** @description share of the whole pot won by this half, in split-pot games */
                readonly high?: number;
                readonly low?: number;
                readonly draw?: number;
                readonly badugi?: number;
                readonly spade?: number;
                /** @description probability of winning all halves */
                readonly scoop?: number;
                /** @description with a policy: the cards that it keeps of a known hand now, unless that depends on cards to come */
                readonly keeps?: string;
                /** @description with include hands: each hand of the range */
                readonly hands?: readonly ({
                    readonly hand: string;
                    readonly weight: string;
                    /** @description the weight of the cases, or the number of trials, with this hand */
                    readonly total: string;
                    readonly equity: number | null;
                    readonly standardError: number | null;
                } & {
                    readonly [key: string]: unknown;
                })[] | null;
                /** @description with include categories: frequencies of hand categories, by street */
                readonly categories?: readonly ({
                    /** @description number of board cards */
                    readonly board: number;
                    /** @description number of cards of the player */
                    readonly cards: number;
                    readonly half: string | null;
                    readonly total: string;
                    readonly frequencies: readonly {
                        readonly category: string;
                        readonly part: number;
                        readonly count: string;
                    }[];
                } & {
                    readonly [key: string]: unknown;
                })[];
            }[];
            /** @description with include next-cards: equities by the next card */
            readonly nextCards?: readonly {
                readonly card: string;
                readonly total: string;
                /** @description equity by player */
                readonly players: readonly number[];
                readonly standardErrors: readonly number[];
            }[] | null;
            /** @description the method of each included output */
            readonly included?: {
                readonly [key: string]: {
                    /** @enum {string} */
                    readonly method: "exact" | "monte-carlo";
                    readonly seed: number | null;
                };
            };
        };
        readonly EquityJob: {
            /** Format: uuid */
            readonly id: string;
            /** @enum {string} */
            readonly state: "queued" | "running" | "done" | "failed" | "cancelled";
            readonly game: string;
            /** @enum {string} */
            readonly method: "exact" | "monte-carlo";
            /** @description batches; Monte Carlo can end before the last one */
            readonly progress: {
                readonly done: number;
                readonly total: number;
            };
            /** @description maximum number of trials, even if the standard error is not reached; null for the method exact */
            readonly limits: {
                readonly trials: number | null;
            };
            /** @description the answer so far; null before the first batch and when the job has ended */
            readonly estimate: components["schemas"]["EquityAnswer"] | null;
            readonly answer: components["schemas"]["EquityAnswer"] | null;
            readonly error: {
                readonly code: string;
                readonly detail: string;
            } | null;
            /** @description increases with every change */
            readonly revision: number;
            /** Format: date-time */
            readonly createdAt: string;
            /** Format: date-time */
            readonly startedAt: string | null;
            /** Format: date-time */
            readonly finishedAt: string | null;
        };
        readonly EquityBatchLine: {
            /** @description index of the request, from 0; blank lines do not count */
            readonly index: number;
            readonly answer?: components["schemas"]["EquityAnswer"];
            /** @description present instead of an answer */
            readonly problem?: components["schemas"]["Problem"];
        };
        readonly RangeClassPage: {
            readonly items: readonly components["schemas"]["RangeClass"][];
            /** @description cursor of the next page; null on the last page */
            readonly next: string | null;
            /** @description the orders of hands behind percentages such as 15%, with the games of each */
            readonly orders: readonly {
                /** @enum {string} */
                readonly id: "two-cards" | "omaha" | "omaha-8";
                readonly games: readonly string[];
            }[];
        };
        readonly RangeClass: {
            readonly id: string;
            /** @enum {string} */
            readonly group: "suits" | "pairs" | "rundowns" | "cards";
            readonly name: {
                readonly en: string;
                readonly es: string;
            };
            /** @description what the class stands for in hands of four cards, or of two for $s and $o */
            readonly range: string;
            /** @description how many cards its hands may have; null for a class of cards */
            readonly cards: {
                readonly fewest: number;
                readonly most: number;
            } | null;
        };
        readonly RangeAnswer: {
            readonly game: string;
            /** @description the range of the request */
            readonly range: string;
            /** @description number of hands in the range, regardless of their weights */
            readonly combos: number;
            /** @description total weight in hands: a decimal with up to three places */
            readonly weighted: string;
            /** @description share of all hands of the deck, with up to four decimals */
            readonly percent: number;
            /** @description for hands of two cards: by rank, ace first, suited hands above the diagonal; otherwise null */
            readonly grid: readonly (readonly {
                /** @description hands that only differ in suits: QQ, AKs, AKo */
                readonly hand: string;
                readonly combos: number;
                /** @description total weight, in thousandths */
                readonly weight: number;
                /** @description number of all such hands */
                readonly of: number;
                /** @description the hands in the range, if some are missing or their weights differ; otherwise null */
                readonly hands: readonly {
                    readonly hand: string;
                    /** @description in thousandths */
                    readonly weight: number;
                }[] | null;
            }[])[] | null;
        };
        readonly Evaluation: {
            readonly game: string;
            readonly board: string;
            readonly hands: readonly {
                readonly cards: string;
                /** @description null for a hand that does not qualify */
                readonly category: string | null;
                /** @description ranks, the most significant first; 0 is the deuce, 12 the ace */
                readonly ranks: readonly number[];
                readonly description: components["schemas"]["Words"] | null;
                /** @description the cards that form the hand; null if there are too few */
                readonly plays: string | null;
                /** @description 1 for the best hand; equal hands have equal ranks */
                readonly rank: number | null;
                readonly best: boolean;
                /** @description the value for each half, in split-pot games */
                readonly halves?: readonly {
                    readonly half: string | null;
                    /** @description null for a hand that does not qualify */
                    readonly category: string | null;
                    /** @description ranks, the most significant first; 0 is the deuce, 12 the ace */
                    readonly ranks: readonly number[];
                    readonly description: components["schemas"]["Words"] | null;
                    /** @description the cards that form the hand; null if there are too few */
                    readonly plays: string | null;
                    /** @description 1 for the best hand; equal hands have equal ranks */
                    readonly rank: number | null;
                    readonly best: boolean;
                }[];
            }[];
        };
        readonly Words: {
            readonly en: string;
            readonly es: string;
        };
        readonly FormatPage: {
            readonly items: readonly components["schemas"]["Format"][];
            /** @description cursor of the next page; null on the last page */
            readonly next: string | null;
        };
        readonly Format: {
            readonly id: string;
            readonly name: string;
            /**
             * @description full: real logs prove it; legacy: no site prints such logs any more; partial: otherwise
             * @enum {string}
             */
            readonly tier: "full" | "partial" | "legacy";
            readonly support: readonly {
                readonly variant: string;
                readonly reads: boolean;
                readonly writes: boolean;
                /** @description whether writing and reading a hand gives the same hand */
                readonly lossless: boolean;
            }[];
            /** @description what a corpus of real logs shows, by site and game */
            readonly sites: readonly {
                readonly site: string;
                /** @description null for hands that are rejected before their game is known */
                readonly variant: string | null;
                readonly hands: number;
                /** @description audited or cancelled */
                readonly read: number;
                /** @description read, and in agreement with the rules or explained as a fault of the log */
                readonly reconciled: number;
                /**
                 * @description full: real logs prove it; legacy: no site prints such logs any more; partial: otherwise
                 * @enum {string}
                 */
                readonly tier: "full" | "partial" | "legacy";
            }[];
            readonly gaps: {
                /** @description variants that are read, but were seen in no real log */
                readonly unseenVariants: readonly string[];
                /** @description real hands that are rejected */
                readonly rejected: number;
                /** @description real hands with a finding that is not explained as a fault of the log */
                readonly unexplained: number;
            };
        };
        readonly ImportFinding: {
            /** @enum {string} */
            readonly code: "wrong-turn" | "action-after-fold" | "action-not-allowed" | "bet-too-small" | "short-raise" | "bet-too-big" | "over-stack" | "short-call" | "raise-cap" | "wrong-forced-bet" | "duplicate-card" | "wrong-card-count" | "wrong-board" | "wrong-draw" | "missing-street" | "wrong-burn" | "impossible-setup" | "amount" | "uncalled" | "total-pot" | "side-pot" | "rake" | "fees" | "wrong-winner" | "wrong-award" | "odd-chip" | "hand-description" | "wrong-summary" | "final-stack" | "wrong-ruling" | "conflicting-copy" | "table-stakes" | "chips-conserved" | "session-balance" | "button-move" | "blind-order" | "level-order" | "buy-in" | "carried-money" | "rotation-order" | "missed-blind" | "hand-order" | "hidden-winner" | "openers-unproved" | "unknown-stack" | "unclear-incident" | "show-order" | "pot-order" | "fold-unfaced" | "implied-fold" | "site-figure" | "unread-line" | "ruling" | "unruled-incidents" | "other-view";
            /** @enum {string} */
            readonly severity: "illegal" | "mismatch" | "suspect" | "unverifiable" | "notice";
            readonly rules: readonly string[];
            readonly line: number;
            readonly event: number | null;
            readonly seat: number | null;
            readonly expected: string | null;
            readonly actual: string | null;
            readonly message: string;
            /** @description id of the stored hand */
            readonly hand: string;
            readonly site: string | null;
            /** @description id of the hand on its site */
            readonly handId: string | null;
            readonly file: string;
            readonly member: string | null;
            readonly index: number;
            /** @description version of the engine */
            readonly engine: string;
            /** @description house profile of the audit */
            readonly profile: string | null;
            /** @description the players of the hand: a finding names seats only */
            readonly players: readonly {
                readonly seat: number;
                readonly name: string;
            }[];
        };
        readonly FindingPage: {
            readonly items: readonly components["schemas"]["ImportFinding"][];
            /** @description cursor of the next page; null on the last page */
            readonly next: string | null;
        };
        readonly Fairness: {
            readonly tests: readonly {
                /** @enum {string} */
                readonly test: "deck-ranks" | "deck-suits" | "deck-cards" | "hole-card-ranks" | "hole-card-suits" | "hole-cards" | "pairs" | "starting-hands" | "seat-ranks" | "seat-pairs" | "position-ranks" | "position-pairs" | "board-ranks" | "board-suits" | "board-cards" | "board-pairs" | "board-flushes" | "board-straights" | "repeats-seat" | "repeats-place" | "repeats-board" | "repeats-deal" | "repeats-between-seats" | "repeats-between-places" | "runs-pairs" | "runs-ranks" | "all-in-equity" | "all-in-calibration";
                readonly site: string | null;
                readonly table: string | null;
                readonly deck: string;
                readonly holeCards: number;
                /**
                 * @description whose cards count: of all players, or of the owner of the log
                 * @enum {string}
                 */
                readonly known: "all" | "own";
                /** @description the size of the sample in its unit */
                readonly n: number;
                /** @enum {string} */
                readonly unit: "cards" | "hands" | "flops" | "deals" | "all-ins";
                /** @description the smallest sample that is judged */
                readonly minimum: number;
                readonly statistic: number | null;
                /** @description degrees of freedom */
                readonly df: number | null;
                readonly p: number | null;
                /** @description the q-value among all tests */
                readonly q: number | null;
                readonly effect: number | null;
                /** @description the count that departs most */
                readonly worst: {
                    /** @description a rank, suit, card, class of starting hands, kind of flop, or FROM→TO */
                    readonly cell: string;
                    /** @description the seat, or the place in the order of the deal from 1 */
                    readonly place: number | null;
                    readonly observed: number;
                    readonly expected: number;
                } | null;
                readonly cells?: readonly {
                    readonly cell: string;
                    readonly observed: number;
                    readonly expected: number;
                    readonly deviation: number;
                }[];
                /** @enum {string} */
                readonly verdict: "ok" | "suspect" | "too-few";
            }[];
            readonly alpha: number;
            readonly hands: {
                readonly deals: number;
                /** @description at sites whose logs have the cards of all players in every hand */
                readonly complete: number;
                /** @description at other sites: with the cards of the owner of the log */
                readonly own: number;
                /** @description hands that are not tested, because there are too many sites or tables */
                readonly leftOut: number;
            };
        };
        readonly Partners: {
            readonly alpha: number;
            /** @description the fewest hands of a pair that is compared */
            readonly minHands: number;
            /** @description hands that are not compared, because there are too many sites */
            readonly leftOut: number;
            /** @description base rates by site */
            readonly sites: readonly {
                readonly site: string;
                readonly hands: number;
                readonly players: number;
                /** @description that there are */
                readonly pairs: number;
                /** @description pairs that shared a hand */
                readonly shared: number;
                readonly tested: number;
                readonly suspect: number;
                /** @description bets and raises of all players who face one other player */
                readonly betPercent: number | null;
                /** @description hands of the last two players without a bet */
                readonly checkedDownPercent: number | null;
            }[];
            readonly pairs: readonly {
                readonly site: string;
                /** @description the one who gave more chips first */
                readonly players: [
                    string,
                    string
                ];
                /** @enum {string} */
                readonly verdict: "suspect" | "ok" | "too-few";
                /** @description minus the decimal logarithm of the combined p-value */
                readonly score: number;
                readonly hands: number;
                readonly flow: {
                    /** @description in big blinds */
                    readonly given: number;
                    /** @description in big blinds */
                    readonly taken: number;
                    /** @description in big blinds */
                    readonly net: number;
                };
                readonly play: {
                    readonly turns: number;
                    readonly bets: number;
                    readonly folds: number;
                    readonly betPercent: number | null;
                    readonly expectedBetPercent: number | null;
                    readonly lastTwo: number;
                    readonly checkedDown: number;
                };
                /** @description what the decisions of each were worth to the other */
                readonly worth: [
                    number,
                    number
                ];
                readonly tables: {
                    readonly together: number;
                    readonly expected: number;
                    readonly p: number;
                    readonly q: number;
                };
                readonly measures: readonly {
                    /** @enum {string} */
                    readonly measure: "chip-flow" | "soft-play" | "whipsawing" | "collusion-table";
                    readonly actual: number;
                    readonly expected: number;
                    readonly z: number | null;
                    readonly p: number | null;
                    readonly q: number | null;
                }[];
                /** @description the hands in which it shows most, by the number of the site */
                readonly evidence: readonly {
                    readonly hand: string;
                    /** @enum {string} */
                    readonly measure: "chip-flow" | "soft-play" | "whipsawing" | "collusion-table";
                }[];
            }[];
            readonly hands: number;
        };
        readonly ImportReport: {
            readonly import: components["schemas"]["Import"];
            /** @description of the audited hands */
            readonly verdict: {
                /** @description hands with a fault: illegal or mismatch */
                readonly faulty: number;
                /** @description hands in which a rule is broken */
                readonly illegal: number;
            };
            /** @description players by site and name, in hands that no earlier import has */
            readonly players: number;
            /** Format: date-time */
            readonly firstPlayedAt: string | null;
            /** Format: date-time */
            readonly lastPlayedAt: string | null;
            readonly findings: {
                /** @description the most severe first */
                readonly bySeverity: readonly {
                    /** @enum {string} */
                    readonly severity: "illegal" | "mismatch" | "suspect" | "unverifiable" | "notice";
                    readonly findings: number;
                    readonly hands: number;
                }[];
                readonly byCode: readonly {
                    readonly code: string;
                    /** @enum {string} */
                    readonly severity: "illegal" | "mismatch" | "suspect" | "unverifiable" | "notice";
                    readonly meaning: string;
                    readonly findings: number;
                    readonly hands: number;
                }[];
                /** @description the 200 rules with the most findings; a finding may cite several */
                readonly byRule: readonly {
                    readonly rule: string;
                    readonly title: string;
                    readonly findings: number;
                    readonly hands: number;
                }[];
                /** @description the 200 most severe, in the order of hands within a severity */
                readonly first: readonly components["schemas"]["ImportFinding"][];
            };
            readonly rejections: readonly {
                readonly code: string;
                readonly meaning: string;
                readonly hands: number;
            }[];
            /** @description hands by group, without duplicates; for sites, games and stakes the 200 groups with the most hands */
            readonly hands: {
                readonly bySite: readonly {
                    readonly site: string | null;
                    readonly hands: number;
                }[];
                readonly byGame: readonly {
                    readonly variant: string;
                    readonly limit: string;
                    readonly hands: number;
                }[];
                readonly byStakes: readonly {
                    readonly currency: string;
                    readonly bigBlind: string | null;
                    readonly hands: number;
                }[];
                /** @description UTC, in order */
                readonly byDay: readonly {
                    /** Format: date */
                    readonly day: string;
                    readonly hands: number;
                }[];
            };
            /** @description reconciliation by site and stakes, as decimal amounts in the currency of the stakes */
            readonly money: readonly {
                readonly site: string;
                readonly stakes: string;
                readonly hands: number;
                /** @description hands in which it is unknown what a player collected: they are in no amount */
                readonly unknown: number;
                /** @description what the players put in */
                readonly pots: string;
                readonly collected: string;
                /** @description with fees */
                readonly rake: string;
                /** @description what the players put in, less collected and rake: 0 if the chips add up */
                readonly difference: string;
                /** @description hands whose chips do not add up */
                readonly unbalanced: number;
            }[];
            /** @description the tests of the deal; null if the import has none */
            readonly fairness: components["schemas"]["Fairness"] | null;
            /** @description the 200 pairs of players with the highest scores, and the players of each site; null if the import has none */
            readonly partners: components["schemas"]["Partners"] | null;
            /** @description the statistics of the players with the most hands, in this import alone */
            readonly topPlayers: readonly components["schemas"]["PlayerStatistics"][];
            /** @description the results over time of the first of these players, in this import alone */
            readonly results: readonly {
                readonly name: string;
                readonly site: string;
                readonly currency: string;
                /** @description hands whose result is known */
                readonly hands: number;
                /** @description hands of which all cards are known from the deal on */
                readonly openHands: number;
                /** @description sums from the first hand on, in the order of time */
                readonly points: readonly components["schemas"]["ResultPoint"][];
            }[];
            /** @description seconds by stage */
            readonly seconds: {
                /** @description from the first byte until the last byte is durable */
                readonly receiving: number | null;
                /** @description reading and auditing, summed over the workers */
                readonly auditing: number;
                /** @description writing the results, summed over the workers */
                readonly storing: number;
                /** @description finding duplicates and completing the counts */
                readonly sealing: number | null;
                /** @description from the first byte to the end */
                readonly total: number | null;
            };
            /** @description paths of the page, the findings as CSV and NDJSON, and the hands */
            readonly links: {
                readonly html: string;
                readonly csv: string;
                readonly ndjson: string;
                readonly hands: string;
            };
        };
        readonly Import: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            /** @enum {string} */
            readonly state: "receiving" | "queued" | "running" | "finalising" | "done" | "failed" | "cancelled" | "deleting";
            /** @description whether every hand of the log was audited */
            readonly complete: boolean;
            /** @description bytes received */
            readonly bytes: number;
            readonly chunks: {
                readonly total: number;
                readonly done: number;
            };
            readonly counts: {
                readonly hands: number;
                readonly audited: number;
                readonly rejected: number;
                readonly duplicates: number;
                readonly cancelled: number;
            };
            /** @description files of a zip that are no logs, by reason; they count as no hands */
            readonly skipped: {
                readonly "not-a-log": number;
            };
            /** @description number of findings by code */
            readonly findings: {
                readonly [key: string]: number;
            };
            readonly error: {
                readonly code: string;
                readonly detail: string;
            } | null;
            /** @description increases with every change */
            readonly revision: number;
            /** Format: date-time */
            readonly createdAt: string;
            /** Format: date-time */
            readonly receivedAt: string | null;
            /** Format: date-time */
            readonly finishedAt: string | null;
        };
        readonly PlayerStatistics: {
            readonly name: string;
            readonly site: string;
            /** @description whether the site names places at the table and not players: the name is many people */
            readonly anonymous: boolean;
            /** @description hands dealt to the player */
            readonly hands: number;
            readonly vpip: components["schemas"]["StatisticShare"];
            readonly pfr: components["schemas"]["StatisticShare"];
            readonly threeBet: components["schemas"]["StatisticShare"];
            readonly foldToThreeBet: components["schemas"]["StatisticShare"];
            readonly fourBet: components["schemas"]["StatisticShare"];
            readonly steal: components["schemas"]["StatisticShare"];
            readonly foldBigBlindToSteal: components["schemas"]["StatisticShare"];
            readonly cbetFlop: components["schemas"]["StatisticShare"];
            readonly foldToCbetFlop: components["schemas"]["StatisticShare"];
            readonly cbetTurn: components["schemas"]["StatisticShare"];
            readonly wentToShowdown: components["schemas"]["StatisticShare"];
            readonly wonAtShowdown: components["schemas"]["StatisticShare"];
            readonly wonWhenSawFlop: components["schemas"]["StatisticShare"];
            /** @description bets and raises for each call after the first round */
            readonly aggressionFactor: number | null;
            readonly aggressionFrequency: components["schemas"]["StatisticShare"];
            /** @description one entry a currency */
            readonly money: readonly components["schemas"]["PlayerMoney"][];
            readonly groups: readonly components["schemas"]["StatisticsGroup"][];
        };
        readonly StatisticShare: {
            readonly count: number;
            /** @description the hands in which it was possible */
            readonly of: number;
            readonly percent: number | null;
        };
        readonly PlayerMoney: {
            readonly currency: string;
            /** @description hands whose result is known */
            readonly hands: number;
            /** @description decimal amount in the currency */
            readonly net: string;
            /** @description decimal amount in the currency */
            readonly rake: string;
            /** @description what cash-outs paid, less what they cost; net is without it */
            readonly cashOut: string;
            /** @description net in big blinds of each hand */
            readonly bigBlinds: string | null;
            readonly bbPer100: number | null;
            /** @description of 100 hands, in big blinds */
            readonly standardDeviation: number | null;
            /** @description the 95% interval of bbPer100 */
            readonly interval: [
                number,
                number
            ] | null;
            /** @description decimal amount in the currency */
            readonly allInAdjusted: string;
            readonly allInAdjustedBbPer100: number | null;
        };
        readonly StatisticsGroup: {
            /** @enum {string} */
            readonly by: "position" | "stakes" | "game" | "month" | "table-size";
            readonly key: string | null;
            /** @description hands dealt to the player */
            readonly hands: number;
            readonly vpip: components["schemas"]["StatisticShare"];
            readonly pfr: components["schemas"]["StatisticShare"];
            readonly threeBet: components["schemas"]["StatisticShare"];
            readonly foldToThreeBet: components["schemas"]["StatisticShare"];
            readonly fourBet: components["schemas"]["StatisticShare"];
            readonly steal: components["schemas"]["StatisticShare"];
            readonly foldBigBlindToSteal: components["schemas"]["StatisticShare"];
            readonly cbetFlop: components["schemas"]["StatisticShare"];
            readonly foldToCbetFlop: components["schemas"]["StatisticShare"];
            readonly cbetTurn: components["schemas"]["StatisticShare"];
            readonly wentToShowdown: components["schemas"]["StatisticShare"];
            readonly wonAtShowdown: components["schemas"]["StatisticShare"];
            readonly wonWhenSawFlop: components["schemas"]["StatisticShare"];
            /** @description bets and raises for each call after the first round */
            readonly aggressionFactor: number | null;
            readonly aggressionFrequency: components["schemas"]["StatisticShare"];
            /** @description one entry a currency */
            readonly money: readonly components["schemas"]["PlayerMoney"][];
        };
        readonly ResultPoint: {
            /** @description the hands so far */
            readonly hands: number;
            /** @description the id of the last one */
            readonly hand: string;
            /** Format: date-time */
            readonly playedAt: string | null;
            /** @description decimal amount in the currency */
            readonly net: string;
            /** @description decimal amount in the currency */
            readonly allInAdjusted: string;
            /** @description also with the deals taken out, in hands of which all cards are known */
            readonly luckAdjusted: string;
            /** @description decimal amount in the currency */
            readonly rake: string;
            /** @description the same in big blinds of each hand; null if no hand has a big blind */
            readonly bigBlinds: {
                /** @description decimal, with two digits after the point */
                readonly net: string;
                /** @description decimal, with two digits after the point */
                readonly allInAdjusted: string;
                /** @description decimal, with two digits after the point */
                readonly luckAdjusted: string;
            } | null;
        };
        readonly ImportPage: {
            readonly items: readonly components["schemas"]["Import"][];
            /** @description cursor of the next page; null on the last page */
            readonly next: string | null;
        };
        readonly Hand: {
            readonly site: string;
            readonly format: string;
            readonly dialect: string;
            readonly id: string;
            /** @description The id of the house profile by which the hand was dealt. It does not choose that of an audit. */
            readonly profile?: string;
            /** @description UTC, ISO 8601. */
            readonly playedAt: string | null;
            /** @description Date and time as printed. */
            readonly playedAtText: string | null;
            /** @description ISO 4217; PLAY for play money, CHIPS for tournament chips. */
            readonly currency: string;
            /** @description Decimals of the smallest unit: 2 for cents. */
            readonly scale: number;
            readonly game: {
                readonly variant: string;
                /** @enum {string} */
                readonly limit: "no-limit" | "pot-limit" | "fixed-limit" | "spread-limit";
                readonly rotation: string | null;
                readonly options?: components["schemas"]["GameOptions"];
            };
            readonly stakes: {
                /** @description An amount in the smallest unit of the hand. */
                readonly smallBlind: number | null;
                /** @description An amount in the smallest unit of the hand. */
                readonly bigBlind: number | null;
                /** @description An amount in the smallest unit of the hand. */
                readonly smallBet: number | null;
                /** @description An amount in the smallest unit of the hand. */
                readonly bigBet: number | null;
                /** @description Spread limit: the largest bet or raise of each betting round, if it changes; the last one holds for later rounds. */
                readonly largestBets?: readonly number[];
                /** @description An amount in the smallest unit of the hand. */
                readonly bringIn?: number | null;
                /** @description An amount in the smallest unit of the hand. */
                readonly ante?: number | null;
                /** @description An amount in the smallest unit of the hand. */
                readonly cap: number | null;
            };
            readonly table: {
                readonly name: string;
                readonly seats: number | null;
            };
            readonly tournament: {
                readonly id: string;
                readonly buyIn: string | null;
                readonly level: string | null;
            } | null;
            readonly buttonSeat: number | null;
            readonly heroSeat: number | null;
            readonly players: readonly {
                readonly seat: number;
                readonly name: string;
                /** @description Before antes and blinds; null where the log does not state it. */
                readonly stack: number | null;
                readonly sittingOut: boolean;
                /**
                 * @description False for a player who is at the table but was not dealt in.
                 * @enum {boolean}
                 */
                readonly dealtIn?: false;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            }[];
            readonly events: readonly ({
                /** @enum {string} */
                readonly type: "post";
                readonly seat: number;
                /** @enum {string} */
                readonly kind: "ante" | "small-blind" | "big-blind" | "posted-blind" | "dead-blind" | "straddle" | "button-blind" | "kill";
                /** @description An amount in the smallest unit of the hand. */
                readonly amount: number;
                /** @description The dead part of the amount: it is no bet, and belongs to the main pot even if players are all-in for less. */
                readonly dead: number;
                readonly allIn: boolean;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "deal";
                readonly seat: number;
                readonly cards: components["schemas"]["Cards"];
                /** @description How many of the cards, the last ones, are face up; 0 if absent. */
                readonly up?: number;
                /** @description The cards that the player already holds, as this line repeats them. */
                readonly seen?: components["schemas"]["Cards"];
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "street";
                readonly street: string;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "discard";
                readonly seat: number;
                readonly count: number;
                readonly cards: (string & components["schemas"]["Cards"]) | null;
                /** @description The cards that the player keeps, as this line repeats them. */
                readonly seen?: components["schemas"]["Cards"];
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "burn";
                readonly cards: components["schemas"]["Cards"];
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "bring-in";
                readonly seat: number;
                /** @description An amount in the smallest unit of the hand. */
                readonly amount: number;
                readonly allIn: boolean;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "hole-cards";
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "board";
                readonly street: string;
                /** @description 0 for the only or first run of the board, 1 for the second … */
                readonly run: number;
                readonly cards: components["schemas"]["Cards"];
                /** @description The earlier cards of the board as this line repeats them. */
                readonly seen: (string & components["schemas"]["Cards"]) | null;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "fold";
                readonly seat: number;
                readonly cards: (string & components["schemas"]["Cards"]) | null;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "check";
                readonly seat: number;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "call";
                readonly seat: number;
                /** @description An amount in the smallest unit of the hand. */
                readonly amount: number;
                readonly allIn: boolean;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "bet";
                readonly seat: number;
                /** @description An amount in the smallest unit of the hand. */
                readonly to: number;
                readonly allIn: boolean;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "raise";
                readonly seat: number;
                /** @description An amount in the smallest unit of the hand. */
                readonly by: number | null;
                /** @description An amount in the smallest unit of the hand. */
                readonly to: number;
                readonly allIn: boolean;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "uncalled";
                readonly seat: number;
                /** @description An amount in the smallest unit of the hand. */
                readonly amount: number;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "showdown";
                /** @description 0 for the only or first run of the board, 1 for the second … */
                readonly run: number;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "declare";
                readonly seat: number;
                /**
                 * @description The half for which the player contends, in high-low by declaration.
                 * @enum {string}
                 */
                readonly half?: "high" | "low" | "both";
                /** @description The hand that the player declares. It binds in a house with declared hands. */
                readonly reading?: {
                    /** @enum {string} */
                    readonly category: "high-card" | "pair" | "two-pair" | "three-of-a-kind" | "straight" | "flush" | "full-house" | "four-of-a-kind" | "straight-flush" | "five-of-a-kind" | "low" | "badugi" | "three-card" | "two-card" | "one-card";
                    readonly ranks: readonly number[];
                    /** @description Ranks that the text names without their place in the hand. */
                    readonly among?: readonly number[];
                    /**
                     * @description The text lacks ranks, contradicts itself, or has words beside those of a description.
                     * @enum {boolean}
                     */
                    readonly loose?: true;
                };
                /** @description The declared low of a high-low hand. */
                readonly low?: {
                    /** @enum {string} */
                    readonly category: "high-card" | "pair" | "two-pair" | "three-of-a-kind" | "straight" | "flush" | "full-house" | "four-of-a-kind" | "straight-flush" | "five-of-a-kind" | "low" | "badugi" | "three-card" | "two-card" | "one-card";
                    readonly ranks: readonly number[];
                    /** @description Ranks that the text names without their place in the hand. */
                    readonly among?: readonly number[];
                    /**
                     * @description The text lacks ranks, contradicts itself, or has words beside those of a description.
                     * @enum {boolean}
                     */
                    readonly loose?: true;
                };
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "show";
                readonly seat: number;
                /** @description 0 for the only or first run of the board, 1 for the second … */
                readonly run: number;
                readonly cards: components["schemas"]["Cards"];
                /** @description The description of the hand in the log. */
                readonly text: string | null;
                readonly reading: {
                    /** @enum {string} */
                    readonly category: "high-card" | "pair" | "two-pair" | "three-of-a-kind" | "straight" | "flush" | "full-house" | "four-of-a-kind" | "straight-flush" | "five-of-a-kind" | "low" | "badugi" | "three-card" | "two-card" | "one-card";
                    readonly ranks: readonly number[];
                    /** @description Ranks that the text names without their place in the hand. */
                    readonly among?: readonly number[];
                    /**
                     * @description The text lacks ranks, contradicts itself, or has words beside those of a description.
                     * @enum {boolean}
                     */
                    readonly loose?: true;
                } | null;
                /** @description The low of a high-low hand, as the log describes it. */
                readonly low?: {
                    /** @enum {string} */
                    readonly category: "high-card" | "pair" | "two-pair" | "three-of-a-kind" | "straight" | "flush" | "full-house" | "four-of-a-kind" | "straight-flush" | "five-of-a-kind" | "low" | "badugi" | "three-card" | "two-card" | "one-card";
                    readonly ranks: readonly number[];
                    /** @description Ranks that the text names without their place in the hand. */
                    readonly among?: readonly number[];
                    /**
                     * @description The text lacks ranks, contradicts itself, or has words beside those of a description.
                     * @enum {boolean}
                     */
                    readonly loose?: true;
                };
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "muck";
                readonly seat: number;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "collect";
                readonly seat: number;
                /** @description An amount in the smallest unit of the hand. */
                readonly amount: number;
                /** @description 0 the main pot, 1 the first side pot …; null: not stated. */
                readonly pot: number | null;
                /** @enum {string} */
                readonly half?: "high" | "low" | "draw" | "badugi" | "spade";
                /** @description 0 for the only or first run of the board, 1 for the second … */
                readonly run: number;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "cash-out";
                readonly seat: number;
                /** @description An amount in the smallest unit of the hand. */
                readonly amount: number;
                /** @description An amount in the smallest unit of the hand. */
                readonly fee: number;
                /** @description What the player pays for it: the risk of a cash-out, or an insurance. */
                readonly premium?: number;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "house-money";
                /** @description An amount in the smallest unit of the hand. */
                readonly amount: number;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "note";
                readonly seat: number | null;
                readonly text: string;
                /**
                 * @description A remark that follows from the hand: no further raise is allowed, the player is back, the player is disconnected and contends for the pots so far, as if all-in, or the player does not show the hand.
                 * @enum {string}
                 */
                readonly about?: "capped" | "returned" | "disconnected" | "unshown";
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "incident";
                readonly incident: {
                    readonly type: string;
                } & {
                    readonly [key: string]: (string | number | boolean | (null)) | {
                        readonly [key: string]: string | number | boolean | (null);
                    } | readonly ((string | number | boolean | (null)) | {
                        readonly [key: string]: string | number | boolean | (null);
                    })[];
                };
                readonly logged: {
                    readonly ruling: string;
                } | null;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "unread";
                readonly text: string;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            })[];
            readonly claims: readonly ({
                /** @enum {string} */
                readonly type: "total-pot";
                /** @description An amount in the smallest unit of the hand. */
                readonly amount: number;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "street-pot";
                readonly street: string;
                /** @description An amount in the smallest unit of the hand. */
                readonly amount: number;
                /** @description What the house has taken, if the pot is without it. */
                readonly rake?: number;
                /** @description Players who have not folded. */
                readonly players?: number;
                /** @description Those of them who are all-in. */
                readonly allIn?: number;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "pot";
                readonly pot: number;
                /** @description An amount in the smallest unit of the hand. */
                readonly amount: number;
                /** @description What the house takes from this pot, if the amount is without it. */
                readonly rake?: number;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "rake";
                /** @description An amount in the smallest unit of the hand. */
                readonly amount: number;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "fee";
                readonly name: string;
                /** @description An amount in the smallest unit of the hand. */
                readonly amount: number;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "house-money";
                /** @description An amount in the smallest unit of the hand. */
                readonly amount: number;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "board";
                /** @description 0 for the only or first run of the board, 1 for the second … */
                readonly run: number;
                readonly cards: components["schemas"]["Cards"];
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "seat";
                readonly seat: number;
                readonly button: boolean;
                /** @enum {string|null} */
                readonly blind: "small" | "big" | null;
                /** @enum {string} */
                readonly outcome: "folded" | "won" | "lost" | "mucked" | "shown" | "other";
                /**
                 * @description The line says that the player put nothing in but antes.
                 * @enum {boolean}
                 */
                readonly didNotBet?: true;
                /** @description The line says that the player cashed out; what the player paid for it, null if it does not say. */
                readonly cashedOut?: number | null;
                /** @description The street on which the player folded. */
                readonly foldedOn: string | null;
                readonly won: readonly number[];
                readonly cards: (string & components["schemas"]["Cards"]) | null;
                /** @description The described hand, by run. */
                readonly readings: readonly ({
                    /** @enum {string} */
                    readonly category: "high-card" | "pair" | "two-pair" | "three-of-a-kind" | "straight" | "flush" | "full-house" | "four-of-a-kind" | "straight-flush" | "five-of-a-kind" | "low" | "badugi" | "three-card" | "two-card" | "one-card";
                    readonly ranks: readonly number[];
                    /** @description Ranks that the text names without their place in the hand. */
                    readonly among?: readonly number[];
                    /**
                     * @description The text lacks ranks, contradicts itself, or has words beside those of a description.
                     * @enum {boolean}
                     */
                    readonly loose?: true;
                } | null)[];
                /** @description The described low of a high-low hand, by run. */
                readonly lows?: readonly ({
                    /** @enum {string} */
                    readonly category: "high-card" | "pair" | "two-pair" | "three-of-a-kind" | "straight" | "flush" | "full-house" | "four-of-a-kind" | "straight-flush" | "five-of-a-kind" | "low" | "badugi" | "three-card" | "two-card" | "one-card";
                    readonly ranks: readonly number[];
                    /** @description Ranks that the text names without their place in the hand. */
                    readonly among?: readonly number[];
                    /**
                     * @description The text lacks ranks, contradicts itself, or has words beside those of a description.
                     * @enum {boolean}
                     */
                    readonly loose?: true;
                } | null)[];
                /** @description The first description of a hand that cannot be read. */
                readonly unread?: string;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "final-stack";
                readonly seat: number;
                /** @description An amount in the smallest unit of the hand. */
                readonly amount: number;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "winnings";
                readonly seat: number;
                /** @description An amount in the smallest unit of the hand. */
                readonly amount: number;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "held-cards";
                readonly seat: number | null;
                readonly cards: components["schemas"]["Cards"];
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "made-hand";
                readonly seat: number;
                /** @description 0 for the only or first run of the board, 1 for the second … */
                readonly run: number;
                readonly cards: components["schemas"]["Cards"];
                readonly reading: {
                    /** @enum {string} */
                    readonly category: "high-card" | "pair" | "two-pair" | "three-of-a-kind" | "straight" | "flush" | "full-house" | "four-of-a-kind" | "straight-flush" | "five-of-a-kind" | "low" | "badugi" | "three-card" | "two-card" | "one-card";
                    readonly ranks: readonly number[];
                    /** @description Ranks that the text names without their place in the hand. */
                    readonly among?: readonly number[];
                    /**
                     * @description The text lacks ranks, contradicts itself, or has words beside those of a description.
                     * @enum {boolean}
                     */
                    readonly loose?: true;
                } | null;
                /** @enum {string} */
                readonly half?: "low";
                /** @description The board cards of the hand, if it is that of an earlier street. */
                readonly boardCards?: number;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            } | {
                /** @enum {string} */
                readonly type: "stranger";
                readonly seat: number;
                readonly text: string;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            })[];
            readonly cancelled: boolean;
            /** @description What the text says in two ways, where the hand can hold one of them. */
            readonly contradictions?: readonly {
                /** @enum {string} */
                readonly about: "button" | "seat" | "currency" | "time" | "tournament" | "hand" | "players" | "rake" | "pot" | "side-pot" | "cards" | "figures" | "order" | "summary" | "repeated-line" | "repeated-claim";
                readonly expected: string;
                readonly actual: string;
                /** @description Line of the decoded text, counted from 1. */
                readonly line: number;
            }[];
            readonly lines: [
                number,
                number
            ];
        };
        /** @description Cards separated by blanks: "Kh Ad"; "??" is an unknown card. */
        readonly Cards: string;
        readonly HandEquity: {
            readonly id: string;
            /** Format: uuid */
            readonly importId: string;
            /** @description id of the hand on its site */
            readonly handId: string | null;
            /** @description equities at the start of each betting round */
            readonly streets: readonly {
                /** @description index of the first step of the replay at which the cards of the street are on the table and all players have drawn; the number of steps if the last one deals a card */
                readonly step: number;
                readonly street: string;
                /** @description null before the first run */
                readonly run: number | null;
                /** @description board cards, by board */
                readonly boards: readonly (readonly string[])[];
                /** @description dead cards */
                readonly dead: string;
                /** @description seats whose hole cards are unknown; they are left out */
                readonly unknown: readonly number[];
                /** @description how the equities were counted; if all equities of the hand together take long, some have fewer trials and a larger standard error */
                readonly counted: {
                    /** @enum {string} */
                    readonly method: "exact" | "monte-carlo";
                    readonly total: string;
                    readonly seed: number | null;
                } | null;
                /**
                 * @description why there is no equity
                 * @enum {string|null}
                 */
                readonly reason: "unknown-hands" | "needs-policy" | "cards-disagree" | "unusual-deal" | null;
                readonly players: readonly {
                    readonly seat: number;
                    readonly hand: string;
                    readonly equity: number;
                    readonly win: number;
                    readonly tie: number;
                    /** @description 0 if all cases were counted */
                    readonly standardError: number;
                }[];
            }[];
            /** @description equities after a player with known cards has folded in a betting round, if two players are left */
            readonly folds: readonly {
                /** @description index of the first step of the replay at which the cards of the street are on the table and all players have drawn; the number of steps if the last one deals a card */
                readonly step: number;
                readonly street: string;
                /** @description null before the first run */
                readonly run: number | null;
                /** @description board cards, by board */
                readonly boards: readonly (readonly string[])[];
                /** @description dead cards */
                readonly dead: string;
                /** @description seats whose hole cards are unknown; they are left out */
                readonly unknown: readonly number[];
                /** @description how the equities were counted; if all equities of the hand together take long, some have fewer trials and a larger standard error */
                readonly counted: {
                    /** @enum {string} */
                    readonly method: "exact" | "monte-carlo";
                    readonly total: string;
                    readonly seed: number | null;
                } | null;
                /**
                 * @description why there is no equity
                 * @enum {string|null}
                 */
                readonly reason: "unknown-hands" | "needs-policy" | "cards-disagree" | "unusual-deal" | null;
                readonly players: readonly {
                    readonly seat: number;
                    readonly hand: string;
                    readonly equity: number;
                    readonly win: number;
                    readonly tie: number;
                    /** @description 0 if all cases were counted */
                    readonly standardError: number;
                }[];
            }[];
            /** @description expected amounts at the end of the betting, if cards were still to come */
            readonly allIn: {
                readonly street: string;
                /** @description board cards, by board */
                readonly boards: readonly (readonly string[])[];
                readonly pots: readonly {
                    /** @description decimal amount in the currency of the hand */
                    readonly amount: string;
                    /** @description decimal amount in the currency of the hand */
                    readonly rake: string;
                    /** @description null if only one player can win the pot */
                    readonly counted: {
                        /** @enum {string} */
                        readonly method: "exact" | "monte-carlo";
                        readonly total: string;
                        readonly seed: number | null;
                    } | null;
                    readonly players: readonly {
                        readonly seat: number;
                        readonly equity: number;
                        /** @description 0 if all cases were counted */
                        readonly standardError: number;
                        /** @description decimal amount in the currency of the hand */
                        readonly expected: string;
                    }[];
                }[];
                readonly players: readonly {
                    readonly seat: number;
                    /** @description decimal amount in the currency of the hand */
                    readonly expected: string;
                    /** @description decimal amount in the currency of the hand */
                    readonly won: string;
                    /** @description decimal amount in the currency of the hand */
                    readonly difference: string;
                }[];
            } | null;
            /**
             * @description why allIn is null
             * @enum {string|null}
             */
            readonly noAllIn: "unknown-hands" | "needs-policy" | "cards-disagree" | "unusual-deal" | "no-all-in" | null;
        };
        readonly UnstoredHandEquity: {
            /** @description id of the hand on its site */
            readonly handId: string | null;
            /** @description equities at the start of each betting round */
            readonly streets: readonly {
                /** @description index of the first step of the replay at which the cards of the street are on the table and all players have drawn; the number of steps if the last one deals a card */
                readonly step: number;
                readonly street: string;
                /** @description null before the first run */
                readonly run: number | null;
                /** @description board cards, by board */
                readonly boards: readonly (readonly string[])[];
                /** @description dead cards */
                readonly dead: string;
                /** @description seats whose hole cards are unknown; they are left out */
                readonly unknown: readonly number[];
                /** @description how the equities were counted; if all equities of the hand together take long, some have fewer trials and a larger standard error */
                readonly counted: {
                    /** @enum {string} */
                    readonly method: "exact" | "monte-carlo";
                    readonly total: string;
                    readonly seed: number | null;
                } | null;
                /**
                 * @description why there is no equity
                 * @enum {string|null}
                 */
                readonly reason: "unknown-hands" | "needs-policy" | "cards-disagree" | "unusual-deal" | null;
                readonly players: readonly {
                    readonly seat: number;
                    readonly hand: string;
                    readonly equity: number;
                    readonly win: number;
                    readonly tie: number;
                    /** @description 0 if all cases were counted */
                    readonly standardError: number;
                }[];
            }[];
            /** @description equities after a player with known cards has folded in a betting round, if two players are left */
            readonly folds: readonly {
                /** @description index of the first step of the replay at which the cards of the street are on the table and all players have drawn; the number of steps if the last one deals a card */
                readonly step: number;
                readonly street: string;
                /** @description null before the first run */
                readonly run: number | null;
                /** @description board cards, by board */
                readonly boards: readonly (readonly string[])[];
                /** @description dead cards */
                readonly dead: string;
                /** @description seats whose hole cards are unknown; they are left out */
                readonly unknown: readonly number[];
                /** @description how the equities were counted; if all equities of the hand together take long, some have fewer trials and a larger standard error */
                readonly counted: {
                    /** @enum {string} */
                    readonly method: "exact" | "monte-carlo";
                    readonly total: string;
                    readonly seed: number | null;
                } | null;
                /**
                 * @description why there is no equity
                 * @enum {string|null}
                 */
                readonly reason: "unknown-hands" | "needs-policy" | "cards-disagree" | "unusual-deal" | null;
                readonly players: readonly {
                    readonly seat: number;
                    readonly hand: string;
                    readonly equity: number;
                    readonly win: number;
                    readonly tie: number;
                    /** @description 0 if all cases were counted */
                    readonly standardError: number;
                }[];
            }[];
            /** @description expected amounts at the end of the betting, if cards were still to come */
            readonly allIn: {
                readonly street: string;
                /** @description board cards, by board */
                readonly boards: readonly (readonly string[])[];
                readonly pots: readonly {
                    /** @description decimal amount in the currency of the hand */
                    readonly amount: string;
                    /** @description decimal amount in the currency of the hand */
                    readonly rake: string;
                    /** @description null if only one player can win the pot */
                    readonly counted: {
                        /** @enum {string} */
                        readonly method: "exact" | "monte-carlo";
                        readonly total: string;
                        readonly seed: number | null;
                    } | null;
                    readonly players: readonly {
                        readonly seat: number;
                        readonly equity: number;
                        /** @description 0 if all cases were counted */
                        readonly standardError: number;
                        /** @description decimal amount in the currency of the hand */
                        readonly expected: string;
                    }[];
                }[];
                readonly players: readonly {
                    readonly seat: number;
                    /** @description decimal amount in the currency of the hand */
                    readonly expected: string;
                    /** @description decimal amount in the currency of the hand */
                    readonly won: string;
                    /** @description decimal amount in the currency of the hand */
                    readonly difference: string;
                }[];
            } | null;
            /**
             * @description why allIn is null
             * @enum {string|null}
             */
            readonly noAllIn: "unknown-hands" | "needs-policy" | "cards-disagree" | "unusual-deal" | "no-all-in" | null;
        };
        readonly AuditAnswer: {
            readonly items: readonly components["schemas"]["AuditedItem"][];
            readonly summary: components["schemas"]["AuditSummary"];
            /** @description the import that stores the hands, with store=true */
            readonly import?: components["schemas"]["Import"];
        };
        readonly AuditedItem: components["schemas"]["AuditRecord"] & {
            /** @description with replay=true; not for rejected hands and duplicates */
            readonly steps?: readonly components["schemas"]["ReplayStep"][];
        };
        readonly AuditRecord: {
            readonly file: string;
            readonly member: string | null;
            readonly index: number;
            readonly lines: [
                number,
                number
            ];
            /** @enum {string} */
            readonly status: "audited" | "cancelled";
            readonly site: string | null;
            readonly format: string | null;
            readonly handId: string | null;
            readonly playedAt: string | null;
            readonly currency: string;
            readonly game: {
                readonly variant: string;
                readonly limit: string;
                /** @description Decimal amount in the currency of the hand. */
                readonly cap?: string;
                readonly rotation?: string;
                /** @description The options that differ from the defaults of the game; absent if none does. */
                readonly options?: components["schemas"]["GameOptions"];
            };
            readonly stakes: {
                /** @description Decimal amount in the currency of the hand. */
                readonly smallBlind: string | null;
                /** @description Decimal amount in the currency of the hand. */
                readonly bigBlind: string | null;
                /** @description Decimal amount in the currency of the hand. */
                readonly smallBet?: string;
                /** @description Decimal amount in the currency of the hand. */
                readonly bigBet?: string;
            };
            readonly table: {
                readonly name: string;
                readonly seats: number | null;
            };
            readonly tournament: {
                readonly id: string;
                readonly buyIn: string | null;
                readonly level: string | null;
            } | null;
            readonly profile: string;
            readonly buttonSeat: number | null;
            readonly heroSeat: number | null;
            readonly players: readonly {
                readonly seat: number;
                readonly name: string;
                /** @description Decimal amount in the currency of the hand. */
                readonly startingStack: string | null;
                /** @description Decimal amount in the currency of the hand. */
                readonly contributed: string;
                /** @description Decimal amount in the currency of the hand. */
                readonly collected: string | null;
                /** @description Decimal amount in the currency of the hand. */
                readonly entitled: string | null;
                /** @description Decimal amount in the currency of the hand. */
                readonly cashOut: string | null;
                /** @description Decimal amount in the currency of the hand. */
                readonly finishingStack: string | null;
                readonly cards: string | null;
                readonly hand: string | null;
            }[];
            readonly boards: readonly (readonly string[])[];
            readonly pots: readonly {
                /** @description Decimal amount in the currency of the hand. */
                readonly amount: string;
                /** @description Decimal amount in the currency of the hand. */
                readonly rake: string;
                readonly seats: readonly number[];
                readonly awards: readonly {
                    readonly seat: number;
                    /** @description Decimal amount in the currency of the hand. */
                    readonly amount: string;
                    /** @enum {string|null} */
                    readonly half: "high" | "low" | "draw" | "badugi" | "spade" | "board-1" | "board-2" | "board-3" | null;
                    readonly run: number;
                }[];
            }[];
            /** @description Decimal amount in the currency of the hand. */
            readonly totalPot: string | null;
            /** @description Decimal amount in the currency of the hand. */
            readonly rake: string | null;
            /** @description Decimal amount in the currency of the hand. */
            readonly fees: string;
            /** @description Decimal amount in the currency of the hand. */
            readonly houseMoney: string;
            readonly findings: readonly components["schemas"]["Finding"][];
        } | {
            readonly file: string;
            readonly member: string | null;
            readonly index: number;
            readonly lines: [
                number,
                number
            ];
            /** @enum {string} */
            readonly status: "rejected";
            readonly site: string | null;
            readonly format: string | null;
            readonly handId: string | null;
            readonly rejection: {
                readonly code: string;
                readonly line: number;
                readonly text: string;
                readonly message: string;
            };
            readonly findings: readonly components["schemas"]["Finding"][];
        } | {
            readonly file: string;
            readonly member: string | null;
            readonly index: number;
            readonly lines: [
                number,
                number
            ];
            /** @enum {string} */
            readonly status: "duplicate";
            readonly site: string | null;
            readonly format: string | null;
            readonly handId: string | null;
            readonly findings: readonly components["schemas"]["Finding"][];
        };
        readonly Finding: {
            /** @enum {string} */
            readonly code: "wrong-turn" | "action-after-fold" | "action-not-allowed" | "bet-too-small" | "short-raise" | "bet-too-big" | "over-stack" | "short-call" | "raise-cap" | "wrong-forced-bet" | "duplicate-card" | "wrong-card-count" | "wrong-board" | "wrong-draw" | "missing-street" | "wrong-burn" | "impossible-setup" | "amount" | "uncalled" | "total-pot" | "side-pot" | "rake" | "fees" | "wrong-winner" | "wrong-award" | "odd-chip" | "hand-description" | "wrong-summary" | "final-stack" | "wrong-ruling" | "conflicting-copy" | "table-stakes" | "chips-conserved" | "session-balance" | "button-move" | "blind-order" | "level-order" | "buy-in" | "carried-money" | "rotation-order" | "missed-blind" | "hand-order" | "hidden-winner" | "openers-unproved" | "unknown-stack" | "unclear-incident" | "show-order" | "pot-order" | "fold-unfaced" | "implied-fold" | "site-figure" | "unread-line" | "ruling" | "unruled-incidents" | "other-view";
            /** @enum {string} */
            readonly severity: "illegal" | "mismatch" | "suspect" | "unverifiable" | "notice";
            readonly rules: readonly string[];
            readonly line: number;
            readonly event: number | null;
            readonly seat: number | null;
            readonly expected: string | null;
            readonly actual: string | null;
            readonly message: string;
        };
        /** @description An event of a hand, and the state before it. */
        readonly ReplayStep: {
            readonly line: number;
            /** @description kind of the event, such as fold, call, small-blind, board or collect */
            readonly event: string;
            readonly seat: number | null;
            /** @description amount of the event; the total bet of a raise */
            readonly amount: string | null;
            /** @description cards of the event */
            readonly cards: string | null;
            /** @description number of the run or board of the event; null for other events */
            readonly run: number | null;
            /** @description null while blinds and antes are posted */
            readonly street: string | null;
            /** @description what the player to act may do; null if nobody is to act */
            readonly legal: {
                readonly seat: number;
                readonly fold: boolean;
                readonly check: boolean;
                /** @description Decimal amount in the currency of the hand. */
                readonly call: string | null;
                /** @description Decimal amount in the currency of the hand. */
                readonly bringIn: string | null;
                readonly bet: {
                    /** @description smallest total; null if it depends on an unknown stack */
                    readonly min: string | null;
                    /** @description largest total; null if it depends on an unknown stack */
                    readonly max: string | null;
                    /** @description the only totals of fixed limit, where there are several */
                    readonly totals?: readonly string[];
                } | null;
                readonly raise: {
                    /** @description smallest total; null if it depends on an unknown stack */
                    readonly min: string | null;
                    /** @description largest total; null if it depends on an unknown stack */
                    readonly max: string | null;
                    /** @description the only totals of fixed limit, where there are several */
                    readonly totals?: readonly string[];
                } | null;
            } | null;
            /** @description all chips put in, bets of the round included */
            readonly pot: string;
            /** @description main pot and side pots without the bets of the round, and the seats that can win them */
            readonly pots: readonly {
                /** @description Decimal amount in the currency of the hand. */
                readonly amount: string;
                readonly seats: readonly number[];
            }[];
            /** @description by seat: bet of the round; seats without one are left out */
            readonly bets: {
                readonly [key: string]: string;
            };
            /** @description by seat; null for an unknown stack */
            readonly stacks: {
                readonly [key: string]: string | null;
            };
            /** @description seats that have not folded */
            readonly live: readonly number[];
            /** @description by seat: cards known at this step, ?? for unknown ones; seats without cards are left out */
            readonly hands: {
                readonly [key: string]: string;
            };
            /** @description by seat: those of the cards that were dealt face up, in games that have such cards */
            readonly up?: {
                readonly [key: string]: string;
            };
            /** @description cards of each run or board so far */
            readonly boards: readonly (readonly string[])[];
        };
        readonly AuditSummary: {
            readonly files: number;
            readonly hands: number;
            readonly audited: number;
            readonly rejected: number;
            readonly duplicates: number;
            readonly cancelled: number;
            readonly skipped: components["schemas"]["SkippedFiles"];
            readonly findings: {
                readonly [key: string]: number;
            };
            readonly engine: string;
            readonly seconds: number;
        };
        readonly SkippedFiles: {
            readonly "not-a-log": number;
        };
        readonly StoredHand: {
            readonly id: string;
            /** Format: uuid */
            readonly importId: string;
            /** @description absent in hands that are the first with their id */
            readonly copyOf?: {
                /** @enum {string} */
                readonly kind: "duplicate" | "other-view" | "conflicting-copy";
                readonly id: string;
                /** @description the first copy */
                readonly link: string;
            };
        } & components["schemas"]["AuditRecord"];
        readonly HandPage: {
            readonly items: readonly components["schemas"]["StoredHand"][];
            /** @description cursor of the next page; null on the last page */
            readonly next: string | null;
        };
        readonly OneHand: components["schemas"]["StoredHand"] & {
            /** @description ids of other views of the hand, whose cards it has */
            readonly views: readonly string[];
            /** @description id of the hand before it in its log, null if it is the first one */
            readonly previous: string | null;
            /** @description id of the hand after it in its log, null if it is the last one */
            readonly next: string | null;
            /** @description of a duplicate: the findings of its first copy */
            readonly findingsOfFirst?: readonly components["schemas"]["Finding"][];
        };
        readonly HandReplay: components["schemas"]["StoredHand"] & {
            readonly steps: readonly components["schemas"]["ReplayStep"][];
        };
        readonly Liveness: {
            /** @enum {string} */
            readonly status: "ok";
        };
        readonly Readiness: {
            /** @enum {string} */
            readonly status: "ok";
            readonly checks: {
                /** @enum {string} */
                readonly database: "ok";
                /** @enum {string} */
                readonly queue: "ok";
            };
        };
        readonly NewApiKey: {
            /** @description the key for Authorization: Bearer; is not shown again */
            readonly key: string;
            /** @description the part of the key that is not secret */
            readonly id: string;
            readonly name: string;
            /** @description name of its workspace */
            readonly workspace: string;
            readonly scopes: readonly ("read" | "import" | "equity" | "admin")[];
            /** Format: date-time */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description null while the key works
             */
            readonly revokedAt: string | null;
        };
        readonly ApiKeyPage: {
            readonly items: readonly components["schemas"]["ApiKey"][];
            /** @description cursor of the next page; null on the last page */
            readonly next: string | null;
        };
        readonly ApiKey: {
            /** @description the part of the key that is not secret */
            readonly id: string;
            readonly name: string;
            /** @description name of its workspace */
            readonly workspace: string;
            readonly scopes: readonly ("read" | "import" | "equity" | "admin")[];
            /** Format: date-time */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description null while the key works
             */
            readonly revokedAt: string | null;
        };
        readonly PlayerPage: {
            readonly items: readonly components["schemas"]["Player"][];
            /** @description cursor of the next page; null on the last page */
            readonly next: string | null;
        };
        readonly Player: {
            readonly name: string;
            readonly site: string;
            /** @description whether the site names places at the table and not players: the name is many people */
            readonly anonymous: boolean;
            /** @description hands dealt to the player */
            readonly hands: number;
            /** @description one entry a currency; the one with most hands comes first */
            readonly money: readonly {
                readonly currency: string;
                readonly hands: number;
                /** @description in hands whose result is known */
                readonly net: string;
            }[];
        };
        readonly PlayerStats: {
            /** @description the name as it was asked for */
            readonly name: string;
            /** @description of all hands, without regard to the parameters */
            readonly totals: readonly {
                readonly name: string;
                readonly site: string;
                readonly currency: string;
                /** @description hands dealt to the player */
                readonly hands: number;
                /** @description hands in which the player put chips in */
                readonly played: number;
                /** @description hands in which the player collected chips */
                readonly won: number;
                /** @description decimal amount in the currency */
                readonly putIn: string;
                /** @description decimal amount in the currency */
                readonly collected: string;
                /** @description decimal amount in the currency */
                readonly net: string;
                /** Format: date-time */
                readonly firstPlayedAt: string | null;
                /** Format: date-time */
                readonly lastPlayedAt: string | null;
            }[];
            /** @description one entry a site; none if no hand fits the parameters */
            readonly players: readonly components["schemas"]["PlayerStatistics"][];
            /** @description the hands that fit the parameters */
            readonly hands: number;
        };
        readonly PlayerResults: {
            /** @description the name as it was asked for */
            readonly name: string;
            /** @description one entry a site and currency; none if no hand fits the parameters */
            readonly results: readonly {
                readonly name: string;
                readonly site: string;
                readonly currency: string;
                /** @description hands whose result is known */
                readonly hands: number;
                /** @description hands of which all cards are known from the deal on */
                readonly openHands: number;
                /** @description sums from the first hand on, in the order of time */
                readonly points: readonly components["schemas"]["ResultPoint"][];
            }[];
        };
        readonly ProfilePage: {
            readonly items: readonly components["schemas"]["PresetProfile"][];
            /** @description cursor of the next page; null on the last page */
            readonly next: string | null;
            /** @description the switches, with the meaning of each value */
            readonly switches: readonly components["schemas"]["ProfileSwitch"][];
        };
        readonly PresetProfile: {
            readonly id: string;
            readonly name: components["schemas"]["Words"];
            readonly version: number;
            readonly switches: {
                readonly [key: string]: string | boolean | number | (null);
            };
        };
        readonly ProfileSwitch: {
            readonly en: string;
            readonly es: string;
            readonly id: string;
            /** @description the rules that it chooses between */
            readonly rules: readonly string[];
            readonly values: readonly {
                readonly en: string;
                readonly es: string;
                readonly value: string | boolean | number | (null);
            }[];
        };
        readonly RulePage: {
            readonly items: readonly components["schemas"]["Rule"][];
            /** @description cursor of the next page; null on the last page */
            readonly next: string | null;
        };
        readonly Rule: {
            readonly id: string;
            readonly kind: readonly ("engine" | "showdown" | "ruling" | "setup" | "table" | "audit")[];
            readonly source: {
                /** @enum {string} */
                readonly document: "introduction" | "general" | "floorman";
                readonly lines: string | null;
            };
            readonly title: components["schemas"]["Words"];
            readonly text: components["schemas"]["Words"];
            /** @description whether some of it is common practice that the source does not state */
            readonly addedFromPractice: boolean;
        };
        readonly IncidentPage: {
            readonly items: readonly components["schemas"]["IncidentForm"][];
            /** @description always null: there is one page */
            readonly next: string | null;
            /** @description the facts of a situation */
            readonly situation: readonly components["schemas"]["RulingField"][];
            /** @description the names of rulings and of outcomes of the hand */
            readonly names: {
                readonly rulings: {
                    readonly [key: string]: components["schemas"]["Words"];
                };
                readonly hands: {
                    readonly [key: string]: components["schemas"]["Words"];
                };
            };
        };
        readonly IncidentForm: {
            readonly type: string;
            /** @enum {string} */
            readonly moment: "deal" | "hand" | "betting" | "showdown";
            readonly title: components["schemas"]["Words"];
            readonly fields: readonly components["schemas"]["RulingField"][];
        };
        readonly RulingField: {
            readonly name: string;
            /**
             * @description how it is entered: true or false, one of the choices, a whole number, a decimal amount, a text, a list of whole numbers, an object with a card for each seat, or otherwise as its schema says
             * @enum {string}
             */
            readonly type: "yes-no" | "choice" | "whole-number" | "amount" | "text" | "numbers" | "cards-by-seat" | "other";
            readonly question: components["schemas"]["Words"];
            /** @description whether every ruling on the incident needs it */
            readonly required: boolean;
            readonly choices: readonly {
                readonly value: string;
                readonly name: components["schemas"]["Words"];
            }[];
            readonly min: number | null;
            readonly max: number | null;
        };
        /** Request for a ruling */
        readonly RulingRequest: {
            /** @description the id of a preset, or a custom profile: the schema `profile` of /v1/schemas */
            readonly profile: ("intro" | "roberts" | "wsop" | "phh" | "ohh" | "pokerstars" | "fulltilt" | "everest-text" | "winamax" | "bovada" | "ipoker" | "pokernow" | "merge" | "thebiggame") | {
                readonly [key: string]: unknown;
            };
            readonly game?: {
                /** @description The id of a game. */
                readonly variant: string;
                /** @enum {string} */
                readonly limit?: "no-limit" | "pot-limit" | "fixed-limit" | "spread-limit";
                /** @description The options of the game. Rulings depend on the joker only. */
                readonly options?: {
                    /** @enum {string} */
                    readonly joker?: "bug" | "wild";
                } & {
                    readonly [key: string]: unknown;
                };
                /**
                 * @description The same as `options.joker`; the other options may stand here too.
                 * @enum {string}
                 */
                readonly joker?: "bug" | "wild";
                readonly openers?: string;
                readonly wildRanks?: readonly string[];
                readonly deck?: number;
                readonly rotation?: string;
            };
            readonly stakes?: {
                readonly smallBlind?: string;
                readonly bigBlind?: string;
                readonly smallBet?: string;
                readonly bigBet?: string;
                readonly ante?: string;
                readonly bringIn?: string;
                readonly straddle?: string;
                readonly cap?: string;
            };
            /** @default {} */
            readonly situation?: components["schemas"]["Situation"];
            readonly incident: components["schemas"]["Incident"];
            /** @description A canonical hand up to the incident. The situation and the game are then computed from it. */
            readonly hand?: components["schemas"]["Hand"];
        };
        /** Situation at the table */
        readonly Situation: {
            /** @enum {string} */
            readonly stage?: "before-deal" | "initial-deal" | "betting" | "dealing" | "draw" | "showdown" | "awarded" | "between-hands";
            /** @description The id of a street of the game. */
            readonly street?: string;
            /** @description Players who were dealt in. */
            readonly players?: number;
            /** @description Different players who have acted since the forced bets of the hand (R-MIS-1). */
            readonly acted?: number;
            /** @description What the player concerned has to call. */
            readonly toCall?: string;
            /** @description What the player concerned has put in in this round before; nothing if absent. */
            readonly inFront?: string;
            /** @description The full bet or raise at this moment. */
            readonly betSize?: string;
            /** @description Whether the betting round is complete. */
            readonly roundOver?: boolean;
            /** @description Whether the pot was pushed. */
            readonly handOver?: boolean;
            readonly tournament?: boolean;
            /** @description Whether the game is a formal one: a card room or a tournament. */
            readonly formal?: boolean;
        };
        /** Incident at the table */
        readonly Incident: {
            /** @enum {string} */
            readonly type: "card-exposed";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            /** @enum {string} */
            readonly by: "dealer" | "player" | "off-table";
            /** @description 1: the first card dealt in the hand. */
            readonly ordinal?: number;
            /** @description How many cards were exposed; 1 if absent. */
            readonly count?: number;
            readonly announcedBeforeLooking?: boolean;
        } | {
            /** @enum {string} */
            readonly type: "boxed-card";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            readonly count?: number;
            readonly nextDealtAndMixed?: boolean;
        } | {
            /** @enum {string} */
            readonly type: "extra-cards";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            readonly count?: number;
        } | {
            /** @enum {string} */
            readonly type: "missing-card";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            readonly topCardIsHis?: boolean;
            readonly isStudLastCard?: boolean;
            readonly beforeDraw?: boolean;
        } | {
            /** @enum {string} */
            readonly type: "out-of-sequence";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
        } | {
            /** @enum {string} */
            readonly type: "button-wrong";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
        } | {
            /** @enum {string} */
            readonly type: "first-card-wrong";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
        } | {
            /** @enum {string} */
            readonly type: "dealt-to-not-entitled";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
        } | {
            /** @enum {string} */
            readonly type: "player-omitted";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            readonly atTable?: boolean;
            readonly posted?: boolean;
        } | {
            /** @enum {string} */
            readonly type: "not-shuffled";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
        } | {
            /** @enum {string} */
            readonly type: "not-cut";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
        } | {
            /** @enum {string} */
            readonly type: "short-cut";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            /** @description The cards of the two parts. */
            readonly parts?: [
                number,
                number
            ];
        } | {
            /** @enum {string} */
            readonly type: "misdeals-in-a-row";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            readonly count?: number;
            /** @description The rule of the house: the most misdeals in a row, and the penalty. */
            readonly house?: {
                readonly most: number;
                readonly penalty?: string | null;
            };
        } | {
            /** @enum {string} */
            readonly type: "wrong-count-at-showdown";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            readonly has?: number;
            readonly should?: number;
            readonly isStudLastCard?: boolean;
        } | {
            /** @enum {string} */
            readonly type: "foreign-card";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            /** @enum {string} */
            readonly where: "hand" | "board" | "stub";
        } | {
            /** @enum {string} */
            readonly type: "duplicate-card";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            readonly cards?: string | readonly string[];
            /** @description The seat of a player who knew of it and did not say so. */
            readonly knownBy?: number | null;
            readonly aggressive?: boolean;
        } | {
            /** @enum {string} */
            readonly type: "joker";
            readonly seat?: number | "stub";
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            /** @enum {string} */
            readonly where?: "hand" | "stub";
            readonly holderActed?: boolean;
        } | {
            /** @enum {string} */
            readonly type: "deck-short";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
        } | {
            /** @enum {string} */
            readonly type: "card-dropped";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
        } | {
            /** @enum {string} */
            readonly type: "premature-cards";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            readonly street?: string;
            readonly remainingFold?: boolean;
        } | {
            /** @enum {string} */
            readonly type: "burn-missing";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            readonly actedOn?: boolean;
            readonly allInLastRound?: boolean;
            readonly intact?: boolean;
            readonly potPushed?: boolean;
        } | {
            /** @enum {string} */
            readonly type: "burn-doubled";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            readonly actedOn?: boolean;
            readonly allInLastRound?: boolean;
            readonly intact?: boolean;
            readonly potPushed?: boolean;
        } | {
            /** @enum {string} */
            readonly type: "stub-fouled";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
        } | {
            /** @enum {string} */
            readonly type: "button-wrong-last-hand";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
        } | {
            /** @enum {string} */
            readonly type: "suit-draw";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            /** @enum {string} */
            readonly method?: "first-jack" | "high-card" | "seats";
            readonly cards?: {
                readonly [key: string]: string;
            } | readonly {
                readonly seat: number;
                readonly card: string;
            }[];
        } | {
            /** @enum {string} */
            readonly type: "folds-by-word";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
        } | {
            /** @enum {string} */
            readonly type: "hand-thrown";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            /** @description Whether, or how many, players acted behind him. */
            readonly actedBehind?: boolean | number;
        } | {
            /** @enum {string} */
            readonly type: "stud-upcards-lifted";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
        } | {
            /** @enum {string} */
            readonly type: "hand-in-muck";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            readonly identifiable?: boolean;
            readonly misinformed?: boolean;
        } | {
            /** @enum {string} */
            readonly type: "cards-into-other-hand";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
        } | {
            /** @enum {string} */
            readonly type: "clock-expired";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
        } | {
            /** @enum {string} */
            readonly type: "unprotected-hand";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            /** @enum {string} */
            readonly by?: "dealer" | "other-cards";
        } | {
            /** @enum {string} */
            readonly type: "unseen-card";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            /** @description Whether the unseen card does not belong in the hand. */
            readonly irregular?: boolean;
        } | {
            /** @enum {string} */
            readonly type: "out-of-turn";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            /** @enum {string} */
            readonly action?: "fold" | "check" | "call" | "bet" | "raise";
            readonly amount?: string;
            readonly deliberate?: boolean;
            /**
             * @description What other players have done since; checks and folds count as nothing.
             * @enum {string}
             */
            readonly since?: "nothing" | "call" | "bet" | "raise";
        } | {
            /** @enum {string} */
            readonly type: "right-to-act";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            /** @description How many players have acted behind the player. */
            readonly actedBehind?: number;
            readonly someoneAheadToAct?: boolean;
            readonly calledTime?: boolean;
        } | {
            /** @enum {string} */
            readonly type: "said-and-did";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            /** @enum {string} */
            readonly said?: "fold" | "check" | "call" | "bet" | "raise";
            /**
             * @description What chips or gesture meant; null or absent: nothing.
             * @enum {string|null}
             */
            readonly did?: "fold" | "check" | "call" | "bet" | "raise" | null;
            /** @description The amount that the player said. */
            readonly amount?: string;
        } | {
            /** @enum {string} */
            readonly type: "tap";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
        } | {
            /** @enum {string} */
            readonly type: "check-raise";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            /** @description The chips that the player put in. */
            readonly amount?: string;
        } | {
            /** @enum {string} */
            readonly type: "string-raise";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            /** @description The chips of the first motion. */
            readonly called?: string;
            /** @description The chips that the player added. */
            readonly more?: string;
            /** @description The same as `more`. */
            readonly then?: string;
            /**
             * @description The action that the player announced before he put chips in; null or absent: none.
             * @enum {string|null}
             */
            readonly said?: "fold" | "check" | "call" | "bet" | "raise" | null;
        } | {
            /** @enum {string} */
            readonly type: "chips-in";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            readonly amount?: string;
            /** @description The number of chips. */
            readonly chips?: number;
            /**
             * @description The action that the player announced before he put chips in; null or absent: none.
             * @enum {string|null}
             */
            readonly said?: "fold" | "check" | "call" | "bet" | "raise" | null;
        } | {
            /** @enum {string} */
            readonly type: "single-chip";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            readonly chip?: string;
            /**
             * @description The action that the player announced before he put chips in; null or absent: none.
             * @enum {string|null}
             */
            readonly said?: "fold" | "check" | "call" | "bet" | "raise" | null;
        } | {
            /** @enum {string} */
            readonly type: "short-chips";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            readonly amount?: string;
            readonly unawareOfRaise?: boolean;
            /** @description Whether, or how many, players acted after him. */
            readonly actedSince?: boolean | number;
        } | {
            /** @enum {string} */
            readonly type: "wrong-size";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            /** @description What the player put in. */
            readonly amount?: string;
            /** @description The right amount; for a rounding the nearest one. */
            readonly right?: string;
            /** @enum {string} */
            readonly kind?: "too-small" | "rounding";
            readonly allIn?: boolean;
            /**
             * @description The action; by what there is to call if absent.
             * @enum {string}
             */
            readonly action?: "bet" | "call" | "raise";
        } | {
            /** @enum {string} */
            readonly type: "forward-motion";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            readonly causedAction?: boolean;
            /**
             * @description The action that the motion announced.
             * @enum {string}
             */
            readonly action?: "fold" | "check" | "call" | "bet" | "raise";
            readonly amount?: string;
        } | {
            /** @enum {string} */
            readonly type: "claims-with-part";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            /** @description The cards that are tabled, or how many. */
            readonly shown?: string | readonly string[] | number;
        } | {
            /** @enum {string} */
            readonly type: "asks-to-see";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            /** @enum {string} */
            readonly by?: "winner" | "other" | "not-dealt-in";
            /** @description The seat of the player whose hand it is. */
            readonly of?: number;
            /** @description Whether the hand could take part in the showdown. */
            readonly eligible?: boolean;
            /** @description Whether the player abuses the right. */
            readonly abused?: boolean;
        } | {
            /** @enum {string} */
            readonly type: "shown-to-one";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            /**
             * @description Whether the person who saw the cards can still act in this round, in a later one, or not.
             * @enum {string}
             */
            readonly viewer?: "can-act-now" | "acts-later" | "out";
            /** @description Whether the betting round is over. The situation says so if absent. */
            readonly roundOver?: boolean;
            /** @description Whether only a part of the hand was shown, or the cards of that part. */
            readonly part?: boolean | string | readonly string[];
        } | {
            /** @enum {string} */
            readonly type: "miscalled";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            readonly deliberate?: boolean;
            /** @description Whether another player mucked his hand because of it. */
            readonly otherMucked?: boolean;
            /** @description Whether the cards can make the declared hand, in a house where it counts. */
            readonly canMake?: boolean;
        } | {
            /** @enum {string} */
            readonly type: "wrong-pot";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            /** @description What was awarded: a seat, an amount, or seats with amounts; false if the pot was not awarded yet. */
            readonly awarded?: boolean | number | string | {
                readonly seat: number;
                readonly amount?: string;
            } | readonly {
                readonly seat: number;
                readonly amount?: string;
            }[];
            readonly nextHandBegun?: boolean;
        } | {
            /** @enum {string} */
            readonly type: "wrong-award";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            /** @description What was awarded: a seat, an amount, or seats with amounts; false if the pot was not awarded yet. */
            readonly awarded?: boolean | number | string | {
                readonly seat: number;
                readonly amount?: string;
            } | readonly {
                readonly seat: number;
                readonly amount?: string;
            }[];
            readonly nextHandBegun?: boolean;
        } | {
            /** @enum {string} */
            readonly type: "advice";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            /** @enum {string} */
            readonly by?: "player" | "bystander";
        } | {
            /** @enum {string} */
            readonly type: "collusion";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            /** @enum {string} */
            readonly by?: "player" | "bystander";
        } | {
            /** @enum {string} */
            readonly type: "other";
            readonly seat?: number;
            /** @description The card concerned, if it is known. */
            readonly card?: string;
            /** @description What happened, in words. */
            readonly text?: string;
        };
        /** Ruling on an incident */
        readonly Ruling: {
            /**
             * @description What the floor decides.
             * @enum {string}
             */
            readonly ruling: "play-on" | "misdeal" | "void" | "deal-passes" | "cut-again" | "dealt-on" | "card-plays" | "card-replaced" | "card-returned" | "card-stays" | "cards-do-not-play" | "burn-corrected" | "stub-rebuilt" | "button-corrected" | "dead-hand" | "live-hand" | "binding" | "not-binding" | "call" | "check" | "raise-completed" | "action-completed" | "bet-corrected" | "may-reconsider" | "right-kept" | "right-lost" | "must-show" | "refused" | "shown-dead" | "shown-live" | "shown-at-once" | "shown-after-round" | "cards-speak" | "declared-binds" | "pot-lost" | "corrected" | "stands" | "drawn" | "warned" | "expelled" | "not-refunded" | "fair-settlement" | "discretion";
            /**
             * @description What happens to the hand: it goes on; a misdeal, after which the same dealer shuffles and deals again and all chips go back to where they were before the deal; void, all bets go back to their players; or over.
             * @enum {string}
             */
            readonly hand: "goes-on" | "misdeal" | "void" | "over";
            /** @description Whether the incident was noticed while the rule still applies. True for incidents without such a limit. */
            readonly inTime: boolean;
            /** @description What the ruling means for players. */
            readonly seats: readonly components["schemas"]["SeatRuling"][];
            /** @description What happens to cards. */
            readonly cards: readonly components["schemas"]["CardRuling"][];
            readonly money: readonly components["schemas"]["MoneyRuling"][];
            /** @description The outcomes from which the management may choose; null if the rule decides. */
            readonly discretion: {
                /** @enum {string} */
                readonly of: "management";
                /** @description The rule leans to the first. */
                readonly outcomes: readonly components["schemas"]["RulingOutcome"][];
            } | null;
            /** @description Ids of the rules, the most specific first. */
            readonly rules: readonly string[];
            readonly switches: readonly components["schemas"]["SwitchUse"][];
            /** @description Two to five sentences: what happened, what the rule says, what happens now. */
            readonly explanation: string;
        };
        readonly SeatRuling: {
            /** @description The seat of the player; null if the request does not name it. */
            readonly seat: number | null;
            /** @enum {string} */
            readonly cards: "live" | "dead";
            /** @description The action that the player is held to; null: none. */
            readonly action: {
                /** @enum {string} */
                readonly type: "fold" | "check" | "call" | "bet" | "raise";
                /** @description The chips of a call or a bet; of a raise the total of the round, with `situation.inFront`. Null if not known. */
                readonly amount: string | null;
            } | null;
            /** @description The actions that are left to the player; null: the ruling does not limit them. */
            readonly may: readonly ("fold" | "check" | "call" | "bet" | "raise")[] | null;
        };
        readonly CardRuling: {
            readonly card?: string;
            /** @description The cards, if they have no name. */
            readonly which?: string;
            /** @enum {string} */
            readonly does: "plays" | "is-scrap" | "is-replaced" | "is-burn" | "does-not-play" | "stays" | "is-shown" | "stays-hidden";
            /** @description What replaces the card. */
            readonly by?: string;
            readonly when?: string;
        };
        /** @description Chips that go back to a player or that he puts in, or a pot and its destination. */
        readonly MoneyRuling: {
            /** @description The seat of the player; null if the request does not name it. */
            readonly seat: number | null;
            /** @description Decimal amount. */
            readonly returns: string;
        } | {
            /** @description The seat of the player; null if the request does not name it. */
            readonly seat: number | null;
            /** @description Decimal amount. */
            readonly puts: string;
        } | {
            readonly pot: string;
            readonly to: "next-hand" | number;
        };
        /** @description One of the outcomes from which the management may choose. */
        readonly RulingOutcome: {
            /** @enum {string} */
            readonly ruling: "play-on" | "misdeal" | "void" | "deal-passes" | "cut-again" | "dealt-on" | "card-plays" | "card-replaced" | "card-returned" | "card-stays" | "cards-do-not-play" | "burn-corrected" | "stub-rebuilt" | "button-corrected" | "dead-hand" | "live-hand" | "binding" | "not-binding" | "call" | "check" | "raise-completed" | "action-completed" | "bet-corrected" | "may-reconsider" | "right-kept" | "right-lost" | "must-show" | "refused" | "shown-dead" | "shown-live" | "shown-at-once" | "shown-after-round" | "cards-speak" | "declared-binds" | "pot-lost" | "corrected" | "stands" | "drawn" | "warned" | "expelled" | "not-refunded" | "fair-settlement" | "discretion";
            /**
             * @description What happens to the hand: it goes on; a misdeal, after which the same dealer shuffles and deals again and all chips go back to where they were before the deal; void, all bets go back to their players; or over.
             * @enum {string}
             */
            readonly hand: "goes-on" | "misdeal" | "void" | "over";
            readonly seats: readonly components["schemas"]["SeatRuling"][];
            readonly why: string;
        };
        /** @description A switch of the profile that the ruling depends on, and the rules of its other values. */
        readonly SwitchUse: {
            readonly switch: string;
            readonly value: string;
            /** @description Ids of rules. */
            readonly rules: readonly string[];
            readonly others: readonly {
                readonly value: string;
                /** @description Ids of rules. */
                readonly rules: readonly string[];
            }[];
        };
        readonly SchemaPage: {
            readonly items: readonly components["schemas"]["SchemaEntry"][];
            /** @description cursor of the next page; null on the last page */
            readonly next: string | null;
        };
        readonly SchemaEntry: {
            readonly name: string;
            readonly title: string;
            /** @description path of the schema */
            readonly href: string;
        };
        readonly Showdown: {
            readonly game: string;
            /** @description decimal amount, with the most decimals of the amounts in the request */
            readonly totalPot: string;
            /** @description decimal amount, with the most decimals of the amounts in the request */
            readonly rake: string;
            /** @description the main pot, then the side pots */
            readonly pots: readonly {
                /** @description before rake */
                readonly amount: string;
                /** @description decimal amount, with the most decimals of the amounts in the request */
                readonly rake: string;
                /** @description the players who could win it */
                readonly players: readonly number[];
                readonly awards: readonly {
                    /** @description index of the player in the request, from 0 */
                    readonly player: number;
                    /** @description decimal amount, with the most decimals of the amounts in the request */
                    readonly amount: string;
                    readonly half: string | null;
                    readonly run: number;
                }[];
            }[];
            readonly players: readonly {
                /** @description decimal amount, with the most decimals of the amounts in the request */
                readonly contributed: string;
                /** @description decimal amount, with the most decimals of the amounts in the request */
                readonly collected: string;
            }[];
        };
        readonly WebhookEvent: components["schemas"]["ImportEvent"] | components["schemas"]["EquityJobEvent"] | components["schemas"]["TestEvent"];
        readonly ImportEvent: {
            /**
             * Format: uuid
             * @description id of the event, as in the header webhook-id: the same in every attempt
             */
            readonly id: string;
            /**
             * Format: date-time
             * @description when the event happened
             */
            readonly timestamp: string;
            /** @enum {string} */
            readonly type: "import.done" | "import.failed" | "import.cancelled";
            /** @description the import as GET /v1/imports/{id} answers it, with English messages */
            readonly data: components["schemas"]["Import"];
        };
        readonly EquityJobEvent: {
            /**
             * Format: uuid
             * @description id of the event, as in the header webhook-id: the same in every attempt
             */
            readonly id: string;
            /**
             * Format: date-time
             * @description when the event happened
             */
            readonly timestamp: string;
            /** @enum {string} */
            readonly type: "equity-job.done" | "equity-job.failed" | "equity-job.cancelled";
            /** @description the equity job without its answer, which GET /v1/equity/{id} has */
            readonly data: {
                /** Format: uuid */
                readonly id: string;
                /** @enum {string} */
                readonly state: "done" | "failed" | "cancelled";
                readonly game: string;
                /** @enum {string} */
                readonly method: "exact" | "monte-carlo";
                readonly error: {
                    readonly code: string;
                    readonly detail: string;
                } | null;
                readonly revision: number;
                /** Format: date-time */
                readonly createdAt: string;
                /** Format: date-time */
                readonly startedAt: string | null;
                /** Format: date-time */
                readonly finishedAt: string | null;
            };
        };
        readonly TestEvent: {
            /**
             * Format: uuid
             * @description id of the event, as in the header webhook-id: the same in every attempt
             */
            readonly id: string;
            /**
             * Format: date-time
             * @description when the event happened
             */
            readonly timestamp: string;
            /** @enum {string} */
            readonly type: "webhook.test";
            readonly data: Record<string, never>;
        };
        readonly NewWebhook: {
            /** Format: uuid */
            readonly id: string;
            readonly url: string;
            readonly events: readonly ("import.done" | "import.failed" | "import.cancelled" | "equity-job.done" | "equity-job.failed" | "equity-job.cancelled")[];
            /** @description false once the receiver has responded with 410; a successful test makes it true */
            readonly active: boolean;
            /** Format: date-time */
            readonly createdAt: string;
            /** @description is not shown again */
            readonly secret: string;
        };
        readonly WebhookPage: {
            readonly items: readonly components["schemas"]["Webhook"][];
            /** @description cursor of the next page; null on the last page */
            readonly next: string | null;
        };
        readonly Webhook: {
            /** Format: uuid */
            readonly id: string;
            readonly url: string;
            readonly events: readonly ("import.done" | "import.failed" | "import.cancelled" | "equity-job.done" | "equity-job.failed" | "equity-job.cancelled")[];
            /** @description false once the receiver has responded with 410; a successful test makes it true */
            readonly active: boolean;
            /** Format: date-time */
            readonly createdAt: string;
        };
        readonly DeliveryPage: {
            readonly items: readonly components["schemas"]["Delivery"][];
            /** @description cursor of the next page; null on the last page */
            readonly next: string | null;
        };
        readonly Delivery: {
            /** Format: uuid */
            readonly id: string;
            /**
             * Format: uuid
             * @description the webhook-id of its requests
             */
            readonly eventId: string;
            /** @enum {string} */
            readonly type: "import.done" | "import.failed" | "import.cancelled" | "equity-job.done" | "equity-job.failed" | "equity-job.cancelled" | "webhook.test";
            /**
             * Format: uuid
             * @description id of the import or equity job; null for a test
             */
            readonly subjectId: string | null;
            /** @enum {string} */
            readonly state: "pending" | "delivered" | "failed";
            /** @description attempts so far */
            readonly attempts: number;
            /** @description HTTP status of the last response */
            readonly responseStatus: number | null;
            /** @description why the last attempt failed */
            readonly error: {
                readonly code: string;
                readonly detail: string;
            } | null;
            /** Format: date-time */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description when the last attempt began
             */
            readonly attemptedAt: string | null;
            /**
             * Format: date-time
             * @description null once the delivery has ended
             */
            readonly nextAttemptAt: string | null;
            /** Format: date-time */
            readonly endedAt: string | null;
        };
        readonly VariantPage: {
            readonly items: readonly components["schemas"]["Variant"][];
            /** @description cursor of the next page; null on the last page */
            readonly next: string | null;
            /** @description the rotations of these games, for `game.rotation` */
            readonly rotations: readonly components["schemas"]["Rotation"][];
        };
        readonly Variant: {
            readonly id: string;
            readonly name: components["schemas"]["Words"];
            /** @description the deck of the game */
            readonly deck: string;
            /** @description the decks that the option `deck` can choose */
            readonly decks: readonly string[];
            /** @description the most hole cards that a player has at one time */
            readonly mostHeld: number;
            /** @description hole cards of a player after the last deal */
            readonly holeCards: number;
            /** @description board cards after the last deal */
            readonly boardCards: number;
            /** @description the forced bets */
            readonly forced: string;
            /** @description the usual limit */
            readonly limit: string;
            /** @description the scale that compares exposed cards */
            readonly exposed?: string;
            /** @description what happens when the deck runs out */
            readonly stub: string;
            /** @description who receives odd chips */
            readonly oddChips: string;
            /** @description whether only the lowest hand wins */
            readonly isLowball: boolean;
            /** @description number of boards */
            readonly boards?: number;
            /** @description bets in a fixed-limit round, regardless of the house profile */
            readonly betsPerRound?: number;
            readonly openers?: string;
            /** @description the switch that decides which exposed card owes the bring-in */
            readonly bringInBy?: string;
            /** @description the switch that can replace fixed limit by another limit */
            readonly fixedLimitBy?: string;
            readonly streets: readonly {
                readonly id: string;
                /** @description cards exchanged before the street */
                readonly exchange?: {
                    readonly fewest: number;
                    readonly most: number;
                    readonly replaced: boolean;
                };
                readonly deals: readonly {
                    readonly to: string;
                    readonly count: number;
                    readonly up?: boolean;
                }[];
                readonly opener: string;
                /** @description the fixed-limit bet of the street: small or big */
                readonly size: string;
                readonly openPairDoubles?: boolean;
                readonly mustBeOpened?: boolean;
            }[];
            /** @description the parts of the pot: the scale of hands and their composition */
            readonly shares: readonly {
                readonly scale: string;
                readonly composition: string;
                readonly half: string | null;
                /** @description which hole cards play */
                readonly from?: string;
                /** @description the weakest hand that qualifies, from deuce 0 to ace 12 */
                readonly atLeast?: readonly number[];
                /** @description how many parts of the pot the share is */
                readonly parts?: number;
            }[];
            /** @description wild cards; ranks from deuce 0 to ace 12 */
            readonly wild?: {
                readonly joker?: string;
                readonly ranks?: readonly number[];
                /** @description the rank of the last upcard that follows this rank is wild */
                readonly follows?: number;
                /** @description the lowest downcard of a player is wild */
                readonly lowestDown?: boolean;
            };
            /** @description whether players declare high, low or both */
            readonly declared?: boolean;
            readonly maxPlayers: number;
        };
        readonly Rotation: {
            readonly id: string;
            readonly name: components["schemas"]["Words"];
            /** @description the games in the order of play; null if the dealer names any game */
            readonly games: readonly {
                readonly variant: string;
                readonly limit: string;
            }[] | null;
        };
        readonly VariantValidation: {
            readonly valid: boolean;
            /** @description the variant with its derived members */
            readonly variant: components["schemas"]["Variant"] | null;
            readonly errors: readonly {
                readonly pointer: string;
                readonly code: string;
                readonly message: string;
            }[];
        };
        readonly Workspace: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            /** Format: date-time */
            readonly createdAt: string;
        };
        readonly WorkspacePage: {
            readonly items: readonly components["schemas"]["Workspace"][];
            /** @description cursor of the next page; null on the last page */
            readonly next: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type EvaluationRequest = components['schemas']['EvaluationRequest'];
export type GameOptions = components['schemas']['GameOptions'];
export type EquityRequest = components['schemas']['EquityRequest'];
export type RangeRequest = components['schemas']['RangeRequest'];
export type WebhookRequest = components['schemas']['WebhookRequest'];
export type ApiKeyRequest = components['schemas']['ApiKeyRequest'];
export type WorkspaceRequest = components['schemas']['WorkspaceRequest'];
export type ShowdownRequest = components['schemas']['ShowdownRequest'];
export type OwnGame = components['schemas']['OwnGame'];
export type Problem = components['schemas']['Problem'];
export type ProblemDetail = components['schemas']['ProblemDetail'];
export type EquityAnswer = components['schemas']['EquityAnswer'];
export type EquityJob = components['schemas']['EquityJob'];
export type EquityBatchLine = components['schemas']['EquityBatchLine'];
export type RangeClassPage = components['schemas']['RangeClassPage'];
export type RangeClass = components['schemas']['RangeClass'];
export type RangeAnswer = components['schemas']['RangeAnswer'];
export type Evaluation = components['schemas']['Evaluation'];
export type Words = components['schemas']['Words'];
export type FormatPage = components['schemas']['FormatPage'];
export type Format = components['schemas']['Format'];
export type ImportFinding = components['schemas']['ImportFinding'];
export type FindingPage = components['schemas']['FindingPage'];
export type Fairness = components['schemas']['Fairness'];
export type Partners = components['schemas']['Partners'];
export type ImportReport = components['schemas']['ImportReport'];
export type Import = components['schemas']['Import'];
export type PlayerStatistics = components['schemas']['PlayerStatistics'];
export type StatisticShare = components['schemas']['StatisticShare'];
export type PlayerMoney = components['schemas']['PlayerMoney'];
export type StatisticsGroup = components['schemas']['StatisticsGroup'];
export type ResultPoint = components['schemas']['ResultPoint'];
export type ImportPage = components['schemas']['ImportPage'];
export type Hand = components['schemas']['Hand'];
export type Cards = components['schemas']['Cards'];
export type HandEquity = components['schemas']['HandEquity'];
export type UnstoredHandEquity = components['schemas']['UnstoredHandEquity'];
export type AuditAnswer = components['schemas']['AuditAnswer'];
export type AuditedItem = components['schemas']['AuditedItem'];
export type AuditRecord = components['schemas']['AuditRecord'];
export type Finding = components['schemas']['Finding'];
export type ReplayStep = components['schemas']['ReplayStep'];
export type AuditSummary = components['schemas']['AuditSummary'];
export type SkippedFiles = components['schemas']['SkippedFiles'];
export type StoredHand = components['schemas']['StoredHand'];
export type HandPage = components['schemas']['HandPage'];
export type OneHand = components['schemas']['OneHand'];
export type HandReplay = components['schemas']['HandReplay'];
export type Liveness = components['schemas']['Liveness'];
export type Readiness = components['schemas']['Readiness'];
export type NewApiKey = components['schemas']['NewApiKey'];
export type ApiKeyPage = components['schemas']['ApiKeyPage'];
export type ApiKey = components['schemas']['ApiKey'];
export type PlayerPage = components['schemas']['PlayerPage'];
export type Player = components['schemas']['Player'];
export type PlayerStats = components['schemas']['PlayerStats'];
export type PlayerResults = components['schemas']['PlayerResults'];
export type ProfilePage = components['schemas']['ProfilePage'];
export type PresetProfile = components['schemas']['PresetProfile'];
export type ProfileSwitch = components['schemas']['ProfileSwitch'];
export type RulePage = components['schemas']['RulePage'];
export type Rule = components['schemas']['Rule'];
export type IncidentPage = components['schemas']['IncidentPage'];
export type IncidentForm = components['schemas']['IncidentForm'];
export type RulingField = components['schemas']['RulingField'];
export type RulingRequest = components['schemas']['RulingRequest'];
export type Situation = components['schemas']['Situation'];
export type Incident = components['schemas']['Incident'];
export type Ruling = components['schemas']['Ruling'];
export type SeatRuling = components['schemas']['SeatRuling'];
export type CardRuling = components['schemas']['CardRuling'];
export type MoneyRuling = components['schemas']['MoneyRuling'];
export type RulingOutcome = components['schemas']['RulingOutcome'];
export type SwitchUse = components['schemas']['SwitchUse'];
export type SchemaPage = components['schemas']['SchemaPage'];
export type SchemaEntry = components['schemas']['SchemaEntry'];
export type Showdown = components['schemas']['Showdown'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
export type ImportEvent = components['schemas']['ImportEvent'];
export type EquityJobEvent = components['schemas']['EquityJobEvent'];
export type TestEvent = components['schemas']['TestEvent'];
export type NewWebhook = components['schemas']['NewWebhook'];
export type WebhookPage = components['schemas']['WebhookPage'];
export type Webhook = components['schemas']['Webhook'];
export type DeliveryPage = components['schemas']['DeliveryPage'];
export type Delivery = components['schemas']['Delivery'];
export type VariantPage = components['schemas']['VariantPage'];
export type Variant = components['schemas']['Variant'];
export type Rotation = components['schemas']['Rotation'];
export type VariantValidation = components['schemas']['VariantValidation'];
export type Workspace = components['schemas']['Workspace'];
export type WorkspacePage = components['schemas']['WorkspacePage'];
export type $defs = Record<string, never>;
export interface operations {
    readonly Health_live: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The process is alive */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Liveness"];
                };
            };
        };
    };
    readonly Health_ready: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The service is ready */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Metrics_read: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The metrics */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly StoredHands_list: {
        readonly parameters: {
            readonly query?: {
                /** @description only hands of this import */
                readonly import?: string;
                /** @description audited, cancelled, rejected, duplicate; by default the first two */
                readonly status?: string | readonly string[];
                /** @description id of the hand on its site */
                readonly handId?: string;
                /** @description in upper or lower case */
                readonly site?: string;
                /** @description id of a variant */
                readonly game?: "holdem" | "short-deck" | "royal-holdem" | "pineapple" | "crazy-pineapple" | "lazy-pineapple" | "tahoe" | "greek-holdem" | "irish" | "omaha" | "omaha-8" | "omaha-5" | "omaha-5-8" | "omaha-6" | "omaha-6-8" | "courchevel" | "courchevel-8" | "drawmaha" | "drawmaha-27" | "drawmaha-a5" | "drawmaha-badugi" | "criss-cross" | "stud" | "stud-8" | "stud-hl" | "razz" | "razz-27" | "chicago-high" | "chicago-low" | "follow-the-queen" | "baseball" | "mississippi-stud" | "five-stud" | "five-draw" | "five-draw-hl" | "lowball-27-single" | "lowball-27-triple" | "lowball-a5-single" | "lowball-a5-triple" | "lowball-a6-single" | "badugi" | "badacey" | "badeucy" | "hi-dugi" | "archie" | "kuhn" | "rhode-island" | "leduc";
                /** @description name of a player, in upper or lower case */
                readonly player?: string;
                /** @description name of the table */
                readonly table?: string;
                /** @description stakes in words, such as USD 0.25/0.50 no-limit, or some of the words, such as 0.25/0.50 */
                readonly stakes?: string;
                /** @description whether two players or more were in the hand at its end */
                readonly showdown?: "true" | "false";
                /** @description played at this time or later */
                readonly from?: string;
                /** @description played before this time */
                readonly to?: string;
                readonly finding?: "wrong-turn" | "action-after-fold" | "action-not-allowed" | "bet-too-small" | "short-raise" | "bet-too-big" | "over-stack" | "short-call" | "raise-cap" | "wrong-forced-bet" | "duplicate-card" | "wrong-card-count" | "wrong-board" | "wrong-draw" | "missing-street" | "wrong-burn" | "impossible-setup" | "amount" | "uncalled" | "total-pot" | "side-pot" | "rake" | "fees" | "wrong-winner" | "wrong-award" | "odd-chip" | "hand-description" | "wrong-summary" | "final-stack" | "wrong-ruling" | "conflicting-copy" | "table-stakes" | "chips-conserved" | "session-balance" | "button-move" | "blind-order" | "level-order" | "buy-in" | "carried-money" | "rotation-order" | "missed-blind" | "hand-order" | "hidden-winner" | "openers-unproved" | "unknown-stack" | "unclear-incident" | "show-order" | "pot-order" | "fold-unfaced" | "implied-fold" | "site-figure" | "unread-line" | "ruling" | "unruled-incidents" | "other-view";
                /** @description only hands in this currency: ISO 4217, PLAY or CHIPS, in upper or lower case */
                readonly currency?: string;
                /** @description smallest total pot, in the currency of the hand; give currency too, since currencies are never compared */
                readonly minPot?: string;
                /** @description id: order of the imports; time: when the hand was played; pot: total pot, currency by currency (parameter currency: only one of them); with a minus descending. Hands without the value come last. The default is id */
                readonly order?: "id" | "-id" | "time" | "-time" | "pot" | "-pot";
                /** @description number of hands; by default 100 for a page, all for ndjson and csv */
                readonly limit?: number;
                readonly cursor?: string;
                /** @description ndjson and csv send all hands after the cursor, one on each line */
                readonly format?: "json" | "ndjson" | "csv";
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of hands */
            readonly 200: {
                headers: {
                    /** @description rel="next": the next page, relative to this one; absent on the last page */
                    readonly Link?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HandPage"];
                    readonly "application/x-ndjson": components["schemas"]["StoredHand"];
                    readonly "text/csv": string;
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Hands_audit: {
        readonly parameters: {
            readonly query?: {
                /** @description name of the log in the records */
                readonly name?: string;
                /** @description format of the log; auto detects it */
                readonly format?: "auto" | "json" | "ohh" | "phh" | "phhs" | "pokerstars" | "pacific" | "partypoker" | "betfair" | "betonline" | "bovada" | "absolute" | "acpc" | "fulltilt" | "enet" | "swc" | "ongame" | "thebiggame" | "winamax" | "unibet" | "winning" | "pokertracker" | "everest-text" | "everest" | "everleaf" | "entraction" | "cake" | "kingsclub" | "ipoker" | "boss" | "microgaming" | "pokernow" | "pkr" | "merge";
                /** @description house profile; auto takes that of the site */
                readonly profile?: "auto" | "intro" | "roberts" | "wsop" | "phh" | "ohh" | "pokerstars" | "fulltilt" | "everest-text" | "winamax" | "bovada" | "ipoker" | "pokernow" | "merge" | "thebiggame";
                /** @description true also stores the hands, as an import; needs the scope import */
                readonly store?: "true" | "false";
                /** @description true adds the steps of its replay to each hand */
                readonly replay?: "true" | "false";
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: {
                /** @description up to 255 printable ASCII characters; repeating a request with the same key has no further effect */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "text/plain": string;
                readonly "application/octet-stream": string;
                readonly "application/json": components["schemas"]["Hand"] | readonly components["schemas"]["Hand"][];
            };
        };
        readonly responses: {
            /** @description The record of each hand, and the audit summary */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuditAnswer"];
                };
            };
            /** @description malformed-request, malformed-json, invalid-request, unreadable-source */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request-timeout */
            readonly 408: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict */
            readonly 409: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body-too-large, archive-bomb, too-many-hands */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported-media-type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown-format, no-hands, unprocessable */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description insufficient-storage */
            readonly 507: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly StoredHands_one: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The record of the hand */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OneHand"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly StoredHands_remove: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The hand is deleted */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly StoredHands_replay: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The record of the hand, with its steps */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HandReplay"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unprocessable */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly StoredHands_source: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The text, byte for byte */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly StoredHands_export: {
        readonly parameters: {
            readonly query?: {
                readonly format?: "json" | "ohh" | "phh" | "phhs" | "pokerstars";
                readonly lossy?: "true" | "false";
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The hand; as text/plain in other formats than json */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Hand"];
                    readonly "text/plain": string;
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unprocessable */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly HandEquity_of: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The equities */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HandEquity"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unprocessable */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly HandEquity_ofText: {
        readonly parameters: {
            readonly query?: {
                /** @description number of the hand in the log, from 0 */
                readonly index?: number;
                /** @description format of the log; auto detects it */
                readonly format?: "auto" | "json" | "ohh" | "phh" | "phhs" | "pokerstars" | "pacific" | "partypoker" | "betfair" | "betonline" | "bovada" | "absolute" | "acpc" | "fulltilt" | "enet" | "swc" | "ongame" | "thebiggame" | "winamax" | "unibet" | "winning" | "pokertracker" | "everest-text" | "everest" | "everleaf" | "entraction" | "cake" | "kingsclub" | "ipoker" | "boss" | "microgaming" | "pokernow" | "pkr" | "merge";
                /** @description house profile; auto takes that of the site */
                readonly profile?: "auto" | "intro" | "roberts" | "wsop" | "phh" | "ohh" | "pokerstars" | "fulltilt" | "everest-text" | "winamax" | "bovada" | "ipoker" | "pokernow" | "merge" | "thebiggame";
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "text/plain": string;
                readonly "application/octet-stream": string;
                readonly "application/json": components["schemas"]["Hand"] | readonly components["schemas"]["Hand"][];
            };
        };
        readonly responses: {
            /** @description The equities */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UnstoredHandEquity"];
                };
            };
            /** @description malformed-request, malformed-json, invalid-request, unreadable-source */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request-timeout */
            readonly 408: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body-too-large, archive-bomb, too-many-hands */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported-media-type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown-format, no-hands, unprocessable */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Imports_list: {
        readonly parameters: {
            readonly query?: {
                /** @description number of imports; 100 by default */
                readonly limit?: number;
                readonly cursor?: string;
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of imports */
            readonly 200: {
                headers: {
                    /** @description rel="next": the next page, relative to this one; absent on the last page */
                    readonly Link?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportPage"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Imports_create: {
        readonly parameters: {
            readonly query?: {
                /** @description name of the log; by default the file name in a form */
                readonly name?: string;
                /** @description format of the log; auto detects it */
                readonly format?: "auto" | "json" | "ohh" | "phh" | "phhs" | "pokerstars" | "pacific" | "partypoker" | "betfair" | "betonline" | "bovada" | "absolute" | "acpc" | "fulltilt" | "enet" | "swc" | "ongame" | "thebiggame" | "winamax" | "unibet" | "winning" | "pokertracker" | "everest-text" | "everest" | "everleaf" | "entraction" | "cake" | "kingsclub" | "ipoker" | "boss" | "microgaming" | "pokernow" | "pkr" | "merge";
                /** @description house profile; auto takes that of the site */
                readonly profile?: "auto" | "intro" | "roberts" | "wsop" | "phh" | "ohh" | "pokerstars" | "fulltilt" | "everest-text" | "winamax" | "bovada" | "ipoker" | "pokernow" | "merge" | "thebiggame";
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: {
                /** @description up to 255 printable ASCII characters; repeating a request with the same key has no further effect */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/octet-stream": string;
                readonly "multipart/form-data": {
                    /** Format: binary */
                    readonly file?: string;
                };
            };
        };
        readonly responses: {
            /** @description The import; Location has its address */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Import"];
                };
            };
            /** @description malformed-request, invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request-timeout */
            readonly 408: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict */
            readonly 409: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body-too-large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unprocessable */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description insufficient-storage */
            readonly 507: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Imports_one: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The import */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Import"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Imports_remove: {
        readonly parameters: {
            readonly query?: {
                /** @description true deletes the import with its hands */
                readonly data?: "true" | "false";
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The cancelled import */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Import"];
                };
            };
            /** @description The import that is being deleted; Location has its address */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Import"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict */
            readonly 409: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Imports_follow: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: {
                /** @description id of the last event that the client received */
                readonly "Last-Event-ID"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Server-sent events */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": string;
                };
            };
            /** @description The import has ended, and the client has its last event */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ImportFindings_list: {
        readonly parameters: {
            readonly query?: {
                readonly code?: "wrong-turn" | "action-after-fold" | "action-not-allowed" | "bet-too-small" | "short-raise" | "bet-too-big" | "over-stack" | "short-call" | "raise-cap" | "wrong-forced-bet" | "duplicate-card" | "wrong-card-count" | "wrong-board" | "wrong-draw" | "missing-street" | "wrong-burn" | "impossible-setup" | "amount" | "uncalled" | "total-pot" | "side-pot" | "rake" | "fees" | "wrong-winner" | "wrong-award" | "odd-chip" | "hand-description" | "wrong-summary" | "final-stack" | "wrong-ruling" | "conflicting-copy" | "table-stakes" | "chips-conserved" | "session-balance" | "button-move" | "blind-order" | "level-order" | "buy-in" | "carried-money" | "rotation-order" | "missed-blind" | "hand-order" | "hidden-winner" | "openers-unproved" | "unknown-stack" | "unclear-incident" | "show-order" | "pot-order" | "fold-unfaced" | "implied-fold" | "site-figure" | "unread-line" | "ruling" | "unruled-incidents" | "other-view";
                readonly severity?: "illegal" | "mismatch" | "suspect" | "unverifiable" | "notice";
                /** @description number of findings; by default 100 for a page, all for ndjson and csv */
                readonly limit?: number;
                readonly cursor?: string;
                /** @description ndjson and csv send all findings after the cursor */
                readonly format?: "json" | "ndjson" | "csv";
                /** @description replace the names of players, files and tables, and leave out other texts */
                readonly anonymize?: "true" | "false";
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of findings */
            readonly 200: {
                headers: {
                    /** @description rel="next": the next page, relative to this one; absent on the last page */
                    readonly Link?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FindingPage"];
                    readonly "application/x-ndjson": components["schemas"]["ImportFinding"];
                    readonly "text/csv": string;
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ImportReport_report: {
        readonly parameters: {
            readonly query?: {
                readonly format?: "json" | "html";
                /** @description replace the names of players, files and tables, and leave out other texts */
                readonly anonymize?: "true" | "false";
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The report; as text/html with format=html */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportReport"];
                    readonly "text/html": string;
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict */
            readonly 409: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ImportChecks_fairness: {
        readonly parameters: {
            readonly query?: {
                /** @description 0.01 by default */
                readonly alpha?: number;
                /** @description tests for each site or table; for all deals together without it */
                readonly by?: "site" | "table";
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The tests */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Fairness"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict */
            readonly 409: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ImportChecks_partners: {
        readonly parameters: {
            readonly query?: {
                /** @description 0.05 by default */
                readonly alpha?: number;
                /** @description all pairs that were compared, not only the suspect ones */
                readonly all?: "true" | "false";
                /** @description the number of pairs, those with the highest scores; 100 by default */
                readonly limit?: number;
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The pairs */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Partners"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict */
            readonly 409: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Exports_export: {
        readonly parameters: {
            readonly query: {
                /** @description tables of hands, players, actions and findings, in a zip */
                readonly format: "parquet" | "csv" | "ndjson";
                /** @description replace the names of players, files and tables, and leave out other texts */
                readonly anonymize?: "true" | "false";
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The tables */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/zip": string;
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict */
            readonly 409: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Players_list: {
        readonly parameters: {
            readonly query?: {
                /** @description start of the name, in upper or lower case */
                readonly name?: string;
                /** @description a part of the name, in upper or lower case */
                readonly search?: string;
                /** @description only players of this site, in upper or lower case */
                readonly site?: string;
                /** @description only hands in this currency, in upper or lower case */
                readonly currency?: string;
                /** @description only players with at least so many hands */
                readonly minHands?: number;
                /** @description net needs a currency */
                readonly order?: "name" | "hands" | "net";
                /** @description by default names go up; hands and net go down */
                readonly direction?: "asc" | "desc";
                /** @description number of players; 100 by default */
                readonly limit?: number;
                readonly cursor?: string;
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of players */
            readonly 200: {
                headers: {
                    /** @description rel="next": the next page, relative to this one; absent on the last page */
                    readonly Link?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlayerPage"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Players_stats: {
        readonly parameters: {
            readonly query?: {
                /** @description also in groups */
                readonly by?: "position" | "stakes" | "game" | "month" | "table-size";
                /** @description only hands of this variant */
                readonly game?: "holdem" | "short-deck" | "royal-holdem" | "pineapple" | "crazy-pineapple" | "lazy-pineapple" | "tahoe" | "greek-holdem" | "irish" | "omaha" | "omaha-8" | "omaha-5" | "omaha-5-8" | "omaha-6" | "omaha-6-8" | "courchevel" | "courchevel-8" | "drawmaha" | "drawmaha-27" | "drawmaha-a5" | "drawmaha-badugi" | "criss-cross" | "stud" | "stud-8" | "stud-hl" | "razz" | "razz-27" | "chicago-high" | "chicago-low" | "follow-the-queen" | "baseball" | "mississippi-stud" | "five-stud" | "five-draw" | "five-draw-hl" | "lowball-27-single" | "lowball-27-triple" | "lowball-a5-single" | "lowball-a5-triple" | "lowball-a6-single" | "badugi" | "badacey" | "badeucy" | "hi-dugi" | "archie" | "kuhn" | "rhode-island" | "leduc";
                /** @description played on this day or at this time, or later */
                readonly from?: string;
                /** @description played before this day or time */
                readonly to?: string;
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The statistics */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlayerStats"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Players_results: {
        readonly parameters: {
            readonly query?: {
                /** @description the most points of a series; 1000 by default */
                readonly points?: number;
                /** @description only hands of this variant */
                readonly game?: "holdem" | "short-deck" | "royal-holdem" | "pineapple" | "crazy-pineapple" | "lazy-pineapple" | "tahoe" | "greek-holdem" | "irish" | "omaha" | "omaha-8" | "omaha-5" | "omaha-5-8" | "omaha-6" | "omaha-6-8" | "courchevel" | "courchevel-8" | "drawmaha" | "drawmaha-27" | "drawmaha-a5" | "drawmaha-badugi" | "criss-cross" | "stud" | "stud-8" | "stud-hl" | "razz" | "razz-27" | "chicago-high" | "chicago-low" | "follow-the-queen" | "baseball" | "mississippi-stud" | "five-stud" | "five-draw" | "five-draw-hl" | "lowball-27-single" | "lowball-27-triple" | "lowball-a5-single" | "lowball-a5-triple" | "lowball-a6-single" | "badugi" | "badacey" | "badeucy" | "hi-dugi" | "archie" | "kuhn" | "rhode-island" | "leduc";
                /** @description played on this day or at this time, or later */
                readonly from?: string;
                /** @description played before this day or time */
                readonly to?: string;
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The results */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlayerResults"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Evaluations_evaluate: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EvaluationRequest"];
            };
        };
        readonly responses: {
            /** @description The value of each hand */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Evaluation"];
                };
            };
            /** @description malformed-request, malformed-json, invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request-timeout */
            readonly 408: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body-too-large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported-media-type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unprocessable */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Equity_ask: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: {
                /** @description up to 255 printable ASCII characters; repeating a request with the same key has no further effect */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EquityRequest"];
            };
        };
        readonly responses: {
            /** @description The equities */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EquityAnswer"];
                };
            };
            /** @description The job that computes the equities; Location has its address */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EquityJob"];
                };
            };
            /** @description malformed-request, malformed-json, invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request-timeout */
            readonly 408: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body-too-large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported-media-type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unprocessable, needs-policy, too-large */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Equity_answerBatch: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-ndjson": components["schemas"]["EquityRequest"];
            };
        };
        readonly responses: {
            /** @description A line for each request */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/x-ndjson": components["schemas"]["EquityBatchLine"];
                };
            };
            /** @description malformed-request, invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Ranges_explain: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RangeRequest"];
            };
        };
        readonly responses: {
            /** @description The hands of the range */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RangeAnswer"];
                };
            };
            /** @description malformed-request, malformed-json, invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request-timeout */
            readonly 408: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body-too-large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported-media-type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unprocessable, too-large */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly RangeClasses_list: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All classes */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RangeClassPage"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly EquityJobs_one: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The job */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EquityJob"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly EquityJobs_cancel: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The cancelled job */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EquityJob"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict */
            readonly 409: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly EquityJobs_follow: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: {
                /** @description id of the last event that the client received */
                readonly "Last-Event-ID"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Server-sent events */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": string;
                };
            };
            /** @description The job has ended, and the client has its last event */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Webhooks_list: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookPage"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Webhooks_create: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: {
                /** @description up to 255 printable ASCII characters; repeating a request with the same key has no further effect */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        readonly responses: {
            /** @description The webhook with its secret; Location has its address */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewWebhook"];
                };
            };
            /** @description malformed-json, invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict */
            readonly 409: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unprocessable */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Webhooks_one: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The webhook */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Webhooks_remove: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The webhook is deleted */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Webhooks_history: {
        readonly parameters: {
            readonly query?: {
                /** @description number of deliveries; 100 by default */
                readonly limit?: number;
                readonly cursor?: string;
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of deliveries */
            readonly 200: {
                headers: {
                    /** @description rel="next": the next page, relative to this one; absent on the last page */
                    readonly Link?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeliveryPage"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Webhooks_test: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The delivery, which is pending */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Delivery"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Keys_list: {
        readonly parameters: {
            readonly query?: {
                /** @description name of the workspace of the keys; all by default */
                readonly workspace?: string;
                /** @description number of keys; 100 by default */
                readonly limit?: number;
                readonly cursor?: string;
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of keys */
            readonly 200: {
                headers: {
                    /** @description rel="next": the next page, relative to this one; absent on the last page */
                    readonly Link?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiKeyPage"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Keys_create: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ApiKeyRequest"];
            };
        };
        readonly responses: {
            /** @description The key, with its text; Location has its address */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewApiKey"];
                };
            };
            /** @description malformed-json, invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict */
            readonly 409: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Keys_one: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The key */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiKey"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Keys_revoke: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The key is revoked */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict */
            readonly 409: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Workspaces_list: {
        readonly parameters: {
            readonly query?: {
                /** @description number of workspaces; 100 by default */
                readonly limit?: number;
                readonly cursor?: string;
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of workspaces */
            readonly 200: {
                headers: {
                    /** @description rel="next": the next page, relative to this one; absent on the last page */
                    readonly Link?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WorkspacePage"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Workspaces_create: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WorkspaceRequest"];
            };
        };
        readonly responses: {
            /** @description The workspace; Location has its address */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Workspace"];
                };
            };
            /** @description malformed-json, invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict */
            readonly 409: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Workspaces_one: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workspace */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Workspace"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Workspaces_remove: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workspace as it was */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Workspace"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict */
            readonly 409: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Showdowns_settle: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShowdownRequest"];
            };
        };
        readonly responses: {
            /** @description Pots and awards */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Showdown"];
                };
            };
            /** @description malformed-request, malformed-json, invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request-timeout */
            readonly 408: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body-too-large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported-media-type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unprocessable */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Variants_list: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All variants, and the rotations of them */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VariantPage"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Variants_validate: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OwnGame"];
            };
        };
        readonly responses: {
            /** @description The variant, or what is wrong with it */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VariantValidation"];
                };
            };
            /** @description malformed-request, malformed-json, invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request-timeout */
            readonly 408: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body-too-large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported-media-type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Formats_list: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All formats */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FormatPage"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Rules_list: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All rules */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RulePage"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Rules_one: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                /** @description id of a rule, in upper or lower case */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rule */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Rule"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Rulings_incidents: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All incidents */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IncidentPage"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Rulings_rule: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RulingRequest"];
            };
        };
        readonly responses: {
            /** @description The ruling */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Ruling"];
                };
            };
            /** @description malformed-request, malformed-json, invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request-timeout */
            readonly 408: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body-too-large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported-media-type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unprocessable */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Profiles_list: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All house profiles */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProfilePage"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Schemas_list: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All schemas */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SchemaPage"];
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly Schemas_one: {
        readonly parameters: {
            readonly query?: {
                /** @description language of messages; by default that of Accept-Language, otherwise English */
                readonly lang?: "en" | "es";
            };
            readonly header?: never;
            readonly path: {
                /** @description name of a schema */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The JSON Schema */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/schema+json": Record<string, never>;
                };
            };
            /** @description invalid-request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many-requests */
            readonly 429: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    /** @description Seconds after which another attempt may succeed */
                    readonly "Retry-After"?: number;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
